import { fileURLToPath } from 'node:url'
import { buildSite } from '@ximblox/server/build'
import { registry } from './registry.js'

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')
await buildSite({ root, registry, outDir: `${root}/dist` })
