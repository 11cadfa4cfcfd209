import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { ximblox } from '../command.ts'
import { copyDataDir, freshDataDir, startProduct } from '../product.ts'

it('a site is exported while it runs, and imported into another instance that exports the same', async () => {
  const original = await copyDataDir(inject('starterDataDir'))
  const running = await startProduct({ dataDir: original.dataDir })
  const first = join(original.dataDir, 'first')
  expect(await ximblox(original.dataDir, 'export', first)).toMatch(
    /^Exported to \S+: \d+ pages and \d+ files/,
  )
  const home = await titleOf(running.url)
  await running.stop()

  const other = await freshDataDir()
  expect(await ximblox(other.dataDir, 'import', first)).toMatch(/^Imported \d+ pages and \d+ files/)
  await expect(ximblox(other.dataDir, 'import', first)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('the site is not empty'),
  })
  const second = join(other.dataDir, 'second')
  await ximblox(other.dataDir, 'export', second)
  expect(await contentsOf(second)).toEqual(await contentsOf(first))

  const again = await startProduct({ dataDir: other.dataDir })
  await expect.poll(() => titleOf(again.url)).toBe(home)
  const [, picture = ''] = /<img[^>]* src="([^"]+)"/.exec(await (await fetch(again.url)).text()) ?? []
  expect((await fetch(new URL(picture, again.url))).status).toBe(200)
  await again.stop()
  await Promise.all([original.remove(), other.remove()])
})

const titleOf = async (url: string) =>
  /<title>(.*?)<\/title>/.exec(await (await fetch(url)).text())?.[1] ?? 'no title'

/** All files with their bytes, each as one character. */
const contentsOf = async (folder: string): Promise<Record<string, string>> => {
  const contents: Record<string, string> = {}
  for (const name of (await readdir(folder, { recursive: true })).toSorted())
    if ((await stat(join(folder, name))).isFile())
      contents[name] = await readFile(join(folder, name), 'latin1')
  return contents
}
