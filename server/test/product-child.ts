import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { withTestApp } from './long-app.ts'

// Runs the product in a separate process for measurements. It replies to any message with its resource usage.
await withTestApp(async ({ app, url }) => {
  process.send?.({ url })
  process.on('message', () => void reportUsage())

  const reportUsage = async () => {
    const rows = await app.db.selectFrom('file').select('id').execute()
    const entries = await readdir(join(app.config.dataDir, 'media'), { recursive: true, withFileTypes: true })
    const files = entries.filter(entry => entry.isFile()).length
    process.send?.({ rows: rows.length, files })
  }
  await new Promise(resolve => process.once('disconnect', resolve))
})
process.exit()
