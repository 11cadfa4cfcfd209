import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { heading } from '../canvas.ts'
import { type Author, logInAuthor, panel, richText, rows, rowTexts } from '../editing.ts'

const url = inject('url')
let author: Author

beforeAll(async () => {
  author = await logInAuthor(url)
})
afterAll(() => author.close())

/** One orange pixel. */
const orangeDot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

describe('the page editor', () => {
  it('replaces a block with one that inherits its anchor, and undoes that', async () => {
    const { page, canvas, id, browserErrors } = await author.open([
      heading('a', 'One'),
      { ...heading('b', 'Two'), anchorPoint: 'second' },
    ])
    await canvas.click('[data-block=b] [data-field=text]')
    await canvas.getByRole('button', { name: 'Replace' }).click()
    const picker = page.getByRole('dialog', { name: 'Replace block' })
    await picker.getByRole('button', { name: 'Text', exact: true }).click()
    await expect.poll(() => rowTexts(page)).toEqual(['Heading One', 'Text'])
    const [, replacing] = await author.stored({ page, id })
    expect(replacing).toMatchObject({ type: 'rich-text', anchorPoint: 'second' })
    expect(replacing?.key).not.toBe('b')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => rowTexts(page)).toEqual(['Heading One', 'Heading Two'])

    await rows(page).first().click()
    await panel(page).getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Replace' }).click()
    await page.keyboard.press('Escape')
    await picker.waitFor({ state: 'detached' })
    await expect.poll(() => rowTexts(page)).toEqual(['Heading One', 'Heading Two'])
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('adds an image to a block, shows it on the page and keeps its alternative text', async () => {
    const { page, canvas, id, browserErrors } = await author.open([
      { type: 'image-text', key: 'a', props: { body: richText('Words') } },
    ])
    await rows(page).first().click()
    const field = panel(page).getByRole('group', { name: 'Image', exact: true })
    const upload = async (name: string, buffer: Buffer, mimeType: string) => {
      const chooser = page.waitForEvent('filechooser')
      await field.getByRole('button', { name: /image$/ }).click()
      await (await chooser).setFiles({ name, mimeType, buffer })
    }
    await upload('no-picture.png', Buffer.from('no picture'), 'image/png')
    await field
      .getByText(/./)
      .filter({ hasText: /type|format|image|picture/i })
      .first()
      .waitFor()
    await expect.poll(() => canvas.locator('[data-block=a] img').count()).toBe(0)

    await upload('Orange dot.png', orangeDot, 'image/png')
    await field.getByLabel('Alternative text').fill('An orange dot')
    await canvas.locator('[data-block=a] img[alt="An orange dot"]').waitFor()
    await expect
      .poll(() =>
        canvas.locator('[data-block=a] img').evaluate(image => (image as HTMLImageElement).naturalWidth > 0),
      )
      .toBe(true)
    const image = { altText: 'An orange dot', fileName: expect.stringMatching(/\.png$/) }
    await expect
      .poll(() => author.stored({ page, id }).then(([block]) => block?.__images.image))
      .toMatchObject(image)

    await canvas.click('[data-block=a] img')
    await expect.poll(() => field.isVisible()).toBe(true)
    await field.getByRole('button', { name: 'Remove' }).click()
    await expect.poll(() => canvas.locator('[data-block=a] img').count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await canvas.locator('[data-block=a] img[alt="An orange dot"]').waitFor()
    expect(browserErrors.filter(error => !error.includes('415'))).toEqual([])
    await author.leave(page)
  })

  it('unpublishes a page and redirects its visitors', async () => {
    const { page, id } = await author.open([heading('a', 'One')])
    await author.client.page.publish({ params: { id }, body: {} })
    const { drawing: view } = await author.client.page.drawing({ params: { id } })
    const visit = () => fetch(url + view.page.path, { redirect: 'manual' })
    expect((await visit()).status).toBe(200)
    await page.reload()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Unpublish', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Unpublish this page?' })
    await dialog.getByLabel('Redirect').check()
    await dialog.getByLabel('Redirect to').fill('javascript:alert(1)')
    await dialog.getByRole('button', { name: 'Unpublish' }).click()
    await dialog.getByText(/is not a valid URL/).waitFor()
    expect((await visit()).status).toBe(200)
    await dialog.getByLabel('Redirect to').fill('/en-gb/news')
    await dialog.getByRole('button', { name: 'Unpublish' }).click()
    await page.getByText('Not published').waitFor()
    await dialog.waitFor({ state: 'detached' })
    const answer = await visit()
    expect(answer.status).toBeGreaterThanOrEqual(301)
    expect(answer.headers.get('location')).toMatch(/\/en-gb\/news$/)
    await author.leave(page)
  })
})
