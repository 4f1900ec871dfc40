import Foundation

if CommandLine.arguments.dropFirst().first == workCommandName {
  try Worker().run()
  exit(0)
}
exit(await Program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
