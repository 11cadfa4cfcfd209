import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { ximblox } from '../command.ts'
import { copyDataDir, freshDataDir, startProduct } from '../product.ts'

it('a site is backed up while it runs, and restored on another machine with all pages and files', async () => {
  const original = await copyDataDir(inject('starterDataDir'))
  const running = await startProduct({ dataDir: original.dataDir })
  const file = join(original.dataDir, 'monday.ximblox')
  expect(await ximblox(original.dataDir, 'backup', file)).toMatch(/^Backed up to /)
  const pages = await listOf(await running.logIn())
  await running.stop()

  const restored = await freshDataDir()
  expect(await ximblox(restored.dataDir, 'verify', file)).toMatch(/ is complete: /)
  expect(await ximblox(restored.dataDir, 'restore', file)).toMatch(/^Restored/)
  await expect(ximblox(restored.dataDir, 'restore', file)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('the database is not empty'),
  })
  const again = await startProduct({ dataDir: restored.dataDir })
  expect(await listOf(await again.logIn())).toEqual(pages)
  const home = await (await fetch(`${again.url}/`)).text()
  const [, picture = ''] = /<img[^>]* src="([^"]+)"/.exec(home) ?? []
  expect((await fetch(new URL(picture, again.url))).status).toBe(200)
  await again.stop()
  await Promise.all([original.remove(), restored.remove()])
})

const listOf = async (client: Awaited<ReturnType<Awaited<ReturnType<typeof startProduct>>['logIn']>>) =>
  (await client.page.list({ body: { pageSize: 100 } })).data
