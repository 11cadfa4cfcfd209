import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations, openPage } from '../browser.ts'
import { type Author, logInAuthor } from '../editing.ts'

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
    const { page, browserErrors } = await openPage(author.browser, 1280, 'light', author.storageState)
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
})
