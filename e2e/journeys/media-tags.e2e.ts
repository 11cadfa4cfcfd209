import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations } from '../browser.ts'
import { type Author, logInAuthor } from '../editing.ts'

const url = inject('url')
let author: Author

beforeAll(async () => {
  author = await logInAuthor(url)
})
afterAll(() => author.close())

const files = (page: Page) => page.getByRole('listbox').getByRole('option')

describe('a tag in the media library', () => {
  it('finds the files in the folder and below, in grid and list, and by its address', async () => {
    const { directory: outer } = await author.client.media.createDir({
      body: { path: '/', folderName: `Journey ${crypto.randomUUID()}` },
    })
    const folder = outer.path
    const { directory } = await author.client.media.createDir({ body: { path: folder, folderName: 'Inner' } })
    const marker = crypto.randomUUID().slice(0, 8)
    const [tag, unused] = await Promise.all(
      [`Harvest ${marker}`, `Winter ${marker}`].map(
        async name => (await author.client.tag.create({ body: { name, private: true } })).tag,
      ),
    )
    for (const [name, path] of [
      ['outer', folder],
      ['inner', directory.path],
      ['plain', folder],
    ] as const) {
      const file = { name: `${name} ${marker}.txt`, bytes: new TextEncoder().encode(name + marker) }
      const { id } = (await author.client.media.addFile({ body: { path }, file })).file
      if (name !== 'plain') await author.client.media.editFile({ body: { id, tags: [{ id: tag?.id ?? 0 }] } })
    }
    const namesOf = async (page: Page) =>
      (await files(page).allTextContents()).map(text => /outer|inner|plain/.exec(text)?.[0])

    const { page, browserErrors } = await author.newTab(1280)
    await page.goto(`${url}/cmsadmin/medialibrary?folder=${encodeURIComponent(folder)}`)
    const filter = page.getByRole('combobox', { name: 'Tag', exact: true })
    await filter.focus()
    await page.keyboard.type(`Harvest ${marker}`)
    await page.getByRole('option', { name: `Harvest ${marker}`, exact: true }).click()
    await page.getByText(/^2 files with this tag in Journey .* and its subfolders$/).waitFor()
    expect(await namesOf(page)).toEqual(['inner', 'outer'])
    expect(new URL(page.url()).searchParams.get('tag')).toBe(String(tag?.id))
    expect(await accessibilityViolations(page)).toEqual([])

    await page.getByRole('button', { name: 'List', exact: true }).click()
    await page.reload()
    await page.getByText(/^2 files with this tag/).waitFor()
    expect(await namesOf(page)).toEqual(['inner', 'outer'])
    await expect.poll(() => filter.inputValue()).toBe(`Harvest ${marker}`)

    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('textbox', { name: 'Search…' }).fill('inner')
    await page.getByText('1 result for “inner”').waitFor()
    expect(await namesOf(page)).toEqual(['inner'])

    const address = `${url}/cmsadmin/medialibrary?folder=${encodeURIComponent(folder)}&tag=${unused?.id ?? 0}`
    await page.goto(address)
    await page.getByText('No files with this tag.').waitFor()
    await page.getByText(/^No files with this tag in Journey .* and its subfolders$/).waitFor()
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('is chosen by its typed name, and words that name none stay and are asked about', async () => {
    const marker = crypto.randomUUID().slice(0, 8)
    const { directory } = await author.client.media.createDir({
      body: { path: '/', folderName: `Journey ${marker}` },
    })
    const { tag } = await author.client.tag.create({ body: { name: `Harvest ${marker}`, private: true } })
    const [one] = await Promise.all(
      ['one', 'two'].map(async name => {
        const file = { name: `${name} ${marker}.txt`, bytes: new TextEncoder().encode(name + marker) }
        return (await author.client.media.addFile({ body: { path: directory.path }, file })).file.id
      }),
    )
    const { page } = await author.newTab(1280)
    await page.goto(`${url}/cmsadmin/medialibrary?folder=${encodeURIComponent(directory.path)}`)
    await files(page).filter({ hasText: 'one' }).click()
    const picker = page.getByRole('combobox', { name: 'Private tags' })
    await picker.fill(`harvest ${marker}`)
    await picker.press('Enter')
    const stored = async () => (await author.client.media.getFile({ params: { id: one ?? 0 } })).file.tags
    await expect.poll(stored).toMatchObject([{ id: tag.id }])
    await expect.poll(() => picker.isEnabled()).toBe(true)
    await picker.fill(`Winter ${marker}`)
    await files(page).filter({ hasText: 'two' }).click()
    await expect.poll(() => picker.inputValue()).toBe('')
    await files(page).filter({ hasText: 'one' }).click()
    await expect.poll(() => picker.inputValue()).toBe(`Winter ${marker}`)
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await page.getByRole('dialog').getByText(`would be lost: Winter ${marker}`).waitFor()
    await page.close()
  })
})
