import { fileURLToPath } from 'node:url'
import { buildSite } from '@ximblox/server/build'

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')
await buildSite({ root, outDir: `${root}/dist` })
