import { fileURLToPath } from 'node:url'
import { buildSite } from '@ximblox/server/build'
import { registry } from './registry.ts'

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')
await buildSite({
  root,
  registry,
  admin: `${root}/admin.tsx`,
  canvas: `${root}/canvas.tsx`,
  outDir: `${root}/dist`,
})
