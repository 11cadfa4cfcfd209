import module from 'node:module'
import { fileURLToPath } from 'node:url'

const atRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

// Compiled code is kept for the next start, so what follows must be imported after this.
module.enableCompileCache(atRoot('node_modules/.cache/ximblox'))
const { runProject } = await import('ximblox/project')
// The repository is started from its root, which is not the folder of the site.
await runProject(atRoot('site'), process.argv.slice(2))
