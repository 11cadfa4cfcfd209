import { fileURLToPath } from 'node:url'
import { runProject } from 'ximblox/project'

// The repository is started from its root, which is not the folder of the site.
await runProject(fileURLToPath(new URL('.', import.meta.url)), process.argv.slice(2))
