import { fileURLToPath } from 'node:url'
import { run } from '@ximblox/server'
import site from './ximblox.config.ts'

await run({ site, built: fileURLToPath(new URL('dist', import.meta.url)) })
