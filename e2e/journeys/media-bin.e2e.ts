import type { BlockInput } from '@ximblox/contract/blocks'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations } from '../browser.ts'
import { type Author, logInAuthor } from '../editing.ts'
import { png } from '../png.ts'

const url = inject('url')
let author: Author

beforeAll(async () => {
  author = await logInAuthor(url)
})
afterAll(() => author.close())

describe('deleted files and folders', () => {
  it('return when their deletion is undone, and from the bin', async () => {
    const root = { path: '/', folderName: `Journey ${crypto.randomUUID()}` }
    const folder = (await author.client.media.createDir({ body: root })).directory.path
    const inner = await author.client.media.createDir({ body: { path: folder, folderName: 'Inner' } })
    const name = `${folder.slice(1)}.txt`
    const file = { name, bytes: new TextEncoder().encode(folder) }
    await author.client.media.addFile({ body: { path: inner.directory.path }, file })
    const { page, browserErrors } = await author.newTab(1280)
    await page.goto(`${url}/cmsadmin/medialibrary?folder=${encodeURIComponent(inner.directory.path)}`)
    const files = page.getByRole('listbox').getByRole('option')
    const remove = async () => {
      await files.first().click()
      await page.keyboard.press('Delete')
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expect.poll(() => files.count()).toBe(0)
    }
    await remove()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText(`${name} restored`).waitFor()
    await expect.poll(() => files.count()).toBe(1)

    await remove()
    await author.client.media.deleteDirectory({ body: { path: inner.directory.path } })
    await page.getByRole('link', { name: 'Bin' }).click()
    await page.getByRole('button', { name: `Restore “${name}”` }).click()
    await page.getByText(`${name} restored in All media, because its folder was deleted`).waitFor()
    const row = page.getByRole('row', { name: `Inner All media / ${folder.slice(1)}` }).first()
    expect(await accessibilityViolations(page)).toEqual([])
    await row.getByRole('button', { name: 'Delete permanently: Inner' }).click()
    const question = page.getByRole('dialog', { name: 'Delete “Inner” permanently?' })
    await question.getByRole('button', { name: 'Delete permanently' }).click()
    await page.getByText('“Inner” deleted permanently').waitFor()
    await expect.poll(() => row.count()).toBe(0)
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('stay while the history of a page has them, and return with a version that is restored', async () => {
    const { client } = author
    const name = `${crypto.randomUUID()}.png`
    const { file } = await client.media.addFile({
      body: { path: '/' },
      file: { name, bytes: new Uint8Array(png(60, 40, x => [x * 4, 90, 90])) },
    })
    const created = { title: 'Kept', slug: crypto.randomUUID(), type: 'basic', locale: 'nl-nl' }
    const { pageID: id } = await client.page.create({ body: created })
    const store = async (blocks: BlockInput[]) => {
      const { id: version, revision } = (await client.page.get({ params: { id } })).page.pageVersion
      return client.page.storeVersion({ params: { id: version }, body: { revision, blocks } })
    }
    await store([{ type: 'image', key: 'one', props: {}, __images: { image: { fileID: file.id } } }])
    await store([])
    await client.media.deleteFile({ body: { id: file.id } })

    const { page, browserErrors } = await author.newTab(1280)
    await page.goto(`${url}/cmsadmin/bin/files`)
    await page.getByRole('row', { name }).getByText('Kept for the history of 1 page').last().waitFor()
    await page.getByRole('button', { name: `Delete permanently: ${name}` }).click()
    const question = page.getByRole('dialog', { name: `Delete “${name}” permanently?` })
    await question.getByText('Older versions of 1 page use it').waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()

    await page.goto(`${url}/cmsadmin/pages/${id}/history`)
    await page.getByRole('navigation', { name: 'Versions' }).getByRole('link').last().click()
    await page
      .getByRole('region', { name: 'Version', exact: true })
      .getByRole('button', { name: 'Restore' })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
    await page.getByText('One of its files was in the bin and is restored').waitFor()
    const shown = page.frameLocator('iframe').locator('img')
    await expect
      .poll(() =>
        shown.evaluateAll(all =>
          all.map(image => image instanceof HTMLImageElement && image.naturalWidth > 0),
        ),
      )
      .toEqual([true])
    expect(browserErrors).toEqual([])
    await page.close()
  })
})
