import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type Author, logInAuthor, panel, rows } from '../editing.ts'
import { png } from '../png.ts'

let author: Author
beforeAll(async () => {
  author = await logInAuthor(inject('url'))
})
afterAll(() => author.close())

it('takes the picture that was double clicked, although the first click moves the others', async () => {
  const serial = crypto.randomUUID().slice(0, 8)
  for (let index = 10; index < 18; index += 1) {
    const bytes = new Uint8Array(png(40, 30, () => [index * 8, 50, 50]))
    await author.client.media.addFile({
      body: { path: '/' },
      file: { name: `${serial} ${index}.png`, bytes },
    })
  }
  const editing = await author.open([{ type: 'image', key: 'picture' }])
  const { page } = editing
  await rows(page).first().click()
  await panel(page).getByRole('button', { name: 'Choose from library' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose image' })
  await picker.getByRole('button', { name: 'Search' }).click()
  await picker.getByRole('textbox', { name: 'Search…' }).fill(serial)
  const options = picker.getByRole('listbox').getByRole('option')
  await expect.poll(() => options.first().getAttribute('aria-setsize')).toBe('8')
  const wanted = options.nth(4)
  const name = (await wanted.innerText()).split('\n').find(line => line.includes(serial))
  await wanted.dblclick()
  await picker.waitFor({ state: 'detached' })
  await panel(page).getByText(String(name)).waitFor()
  const [block] = await author.stored(editing)
  expect(block?.__images.image?.fileName).toBe(name)
  await author.leave(page)
})

it('returns the focus to the page that it was opened from', async () => {
  const editing = await author.open([{ type: 'image', key: 'picture' }])
  const { page, canvas } = editing
  await canvas.getByRole('button', { name: 'Choose image' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose image' })
  await picker.waitFor()
  await page.keyboard.press('Escape')
  await picker.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
  await page.keyboard.type('and on')
  await expect.poll(() => rows(page).count()).toBe(2)
  await author.leave(page)
})
