import { runCommand } from '../app/cli/run-command.ts'
import { testSite } from './site.ts'

// A command for the test site, as an operator would run it.
await runCommand(testSite, process.argv.slice(2), async () => {})
