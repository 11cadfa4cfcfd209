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

/** Two folders and a file in the first, and in the second what has their names. */
const library = async () => {
  const { media } = author.client
  const folder = async (path: string, folderName: string) =>
    (await media.createDir({ body: { path, folderName } })).directory.path
  const outer = await folder('/', `Moves ${crypto.randomUUID()}`)
  const target = await folder(outer, 'Taken')
  await folder(outer, 'Inner')
  await folder(target, 'Inner')
  const bytes = new Uint8Array(png(20, 20, () => [20, 90, 200]))
  const add = (path: string) =>
    media.addFile({ body: { path }, file: { name: 'mill.png', bytes, type: 'image/png' } })
  await add(outer)
  await add(target)
  const { page } = await author.newTab(1280)
  await page.goto(`${url}/cmsadmin/medialibrary?folder=${encodeURIComponent(outer)}`)
  await page.getByRole('option', { name: /mill\.png/ }).waitFor()
  return page
}

describe('a move that fails says what could not be moved', () => {
  it('in the dialog for files', async () => {
    const page = await library()
    await page.route('**/medialib/move-file', route => route.abort())
    await page.getByRole('option', { name: /mill\.png/ }).click()
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Move mill.png' })
    await dialog.getByRole('treeitem', { selected: true }).press('ArrowRight')
    await dialog.getByRole('treeitem', { name: 'Taken' }).click()
    await dialog.getByRole('button', { name: 'Move here' }).click()
    await dialog.getByText('Could not move file: mill.png').waitFor()
    await expect.poll(() => accessibilityViolations(page, '[role=dialog]')).toEqual([])
    await page.close()
  })

  it('in the dialog for a folder, whose name is taken there', async () => {
    const page = await library()
    await page.getByRole('button', { name: /^Inner/ }).dblclick()
    await page.getByRole('button', { name: 'Actions for folder Inner' }).click()
    await page.getByRole('menuitem', { name: 'Move' }).click()
    const dialog = page.getByRole('dialog', { name: 'Move Inner' })
    await dialog.getByRole('treeitem', { selected: true }).press('ArrowRight')
    await dialog.getByRole('treeitem', { name: 'Taken' }).click()
    await dialog.getByRole('button', { name: 'Move here' }).click()
    await expect.poll(() => dialog.getByText('Could not move directory: Inner').count()).toBe(1)
    await page.close()
  })

  it('on the screen, for a folder that is dragged', async () => {
    const page = await library()
    await page.getByRole('button', { name: /^Inner/ }).dragTo(page.getByRole('button', { name: /^Taken/ }))
    await expect
      .poll(() => page.getByRole('alert').allInnerTexts())
      .toEqual(expect.arrayContaining([expect.stringContaining('Could not move directory: Inner')]))
    await page.close()
  })
})
