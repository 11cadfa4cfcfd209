import { fileURLToPath } from 'node:url'
import { runCommand } from '@ximblox/server'
import site from './ximblox.config.ts'

await runCommand({ site, built: fileURLToPath(new URL('dist', import.meta.url)) }, process.argv.slice(2))
