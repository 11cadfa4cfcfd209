import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityFaults } from '../browser.ts'
import { focused, heading } from '../canvas.ts'
import { type Desk, type Editing, hasFocus, panel, richText, rows, sitDown } from '../editing.ts'

let desk: Desk

beforeAll(async () => {
  desk = await sitDown(inject('url'))
})
afterAll(() => desk.close())

/** A page to link to, under a title that no other has, with a block that has an anchor. */
const makeTarget = async () => {
  const title = `Harbour ${Math.random().toString(36).slice(2)}`
  const slug = title.toLowerCase().replace(' ', '-')
  const content = [heading('plain', 'Here'), { ...heading('team', 'The team'), anchorPoint: 'people' }]
  const body = { title, slug, type: 'basic', locale: 'en-gb' as const, content }
  return { ...(await desk.client.page.create({ body })), title, slug }
}

const storedBlock = async (editing: Pick<Editing, 'page' | 'id'>) =>
  JSON.stringify((await desk.stored(editing))[0]?.props)

const pageSearch = (scope: Locator) => scope.getByRole('combobox', { name: 'Page', exact: true })

const text = { type: 'rich-text', key: 'a', props: { body: richText('Meet us') } }

describe('a link', () => {
  it('leads from words on the page to a page that is searched for, and to a block on it', async () => {
    const target = await makeTarget()
    const { page, canvas, complaints, id } = await desk.open([text])
    await canvas.click('[data-block=a] [data-field=body]')
    await canvas.waitForSelector('.ProseMirror')
    await page.keyboard.press('Control+a')
    await canvas.getByRole('button', { name: 'Link', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Link' })
    const search = pageSearch(dialog)
    await expect.poll(() => hasFocus(search)).toBe(true)
    await page.keyboard.type('Ha')
    await page.getByText('Type at least 3 characters.').waitFor()
    // The page that is shown where there is none leads nowhere.
    await search.fill('Page not found')
    await dialog.getByText('Nothing found').waitFor()
    await search.fill(target.title)
    await page.getByRole('option', { name: target.title }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('option', { name: target.title }).click()
    await dialog.getByLabel('Place on the page').selectOption({ label: '#people · Heading The team' })
    await dialog.getByRole('button', { name: 'Set link' }).click()
    await dialog.waitFor({ state: 'detached' })
    await canvas.locator('.ProseMirror a').filter({ hasText: 'Meet us' }).waitFor()
    const link = `{"target":{"ref":"page","id":${target.pageID},"block":"team"}}`
    await expect.poll(() => storedBlock({ page, id })).toContain(link)

    // One goes on writing where one was.
    await expect.poll(() => focused(canvas)).toBe('body')
    await page.keyboard.press('End')
    await page.keyboard.type(' soon')
    await page.keyboard.press('Escape')
    await expect.poll(() => canvas.locator('[data-block=a]').innerText()).toContain('Meet us soon')

    await canvas.locator('[data-block=a] p').click({ position: { x: 8, y: 8 } })
    await canvas.getByRole('button', { name: 'Link', exact: true }).click()
    await expect.poll(() => search.inputValue()).toBe(target.title)
    await expect.poll(() => dialog.getByLabel('Place on the page').inputValue()).toBe('team')
    await dialog.getByRole('button', { name: 'Remove link' }).click()
    await expect.poll(() => storedBlock({ page, id })).not.toContain('ref')
    expect(complaints).toEqual([])
    await page.close()
  })

  it('has the title of its page for words where none are marked', async () => {
    const target = await makeTarget()
    const { page, canvas, id } = await desk.open([text])
    await canvas.click('[data-block=a] [data-field=body]')
    await canvas.waitForSelector('.ProseMirror')
    await page.keyboard.press('End')
    await page.keyboard.type(': ')
    await canvas.getByRole('button', { name: 'Link', exact: true }).click()
    await pageSearch(page.getByRole('dialog')).fill(target.slug)
    await page.getByRole('option', { name: target.title }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Set link' }).click()
    await expect.poll(() => canvas.locator('.ProseMirror').innerText()).toBe(`Meet us: ${target.title}`)
    await expect.poll(() => storedBlock({ page, id })).toContain(`"id":${target.pageID}`)
    await page.close()
  })

  it('leads to a safe address or is not made', async () => {
    const { page, canvas } = await desk.open([text])
    await canvas.click('[data-block=a] [data-field=body]')
    await canvas.waitForSelector('.ProseMirror')
    await page.keyboard.press('Control+a')
    await canvas.getByRole('button', { name: 'Link', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Link' })
    await dialog.getByRole('button', { name: 'Set link' }).click()
    await dialog.getByText('This field is required').waitFor()
    await dialog.getByLabel('Link: leads to').selectOption('An address')
    await dialog.getByLabel('Address').fill('javascript:alert(1)')
    await page.keyboard.press('Enter')
    await dialog.getByText('This field is not a valid URL').waitFor()
    await dialog.getByLabel('Address').fill('https://example.org/')
    await page.keyboard.press('Enter')
    await canvas.locator('.ProseMirror a[href="https://example.org/"]').waitFor()
    await page.keyboard.press('Control+a')
    await canvas.getByRole('button', { name: 'Link', exact: true }).click()
    await dialog.getByLabel('Address').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => focused(canvas)).toBe('body')
    await expect.poll(() => canvas.locator('.ProseMirror a').count()).toBe(1)
    await page.close()
  })

  it('is chosen in the same way in a form: in its texts and in its fields, also to a block of the page itself', async () => {
    const { page, canvas, complaints, id } = await desk.open([
      { type: 'image-text', key: 'a', anchorPoint: 'top', props: { body: richText('Up') } },
    ])
    await rows(page).first().click()
    const form = panel(page)
    await form.getByRole('textbox', { name: 'Text' }).click()
    await page.keyboard.press('Control+a')
    await form
      .getByRole('group', { name: 'Formatting of “Text”' })
      .getByRole('button', { name: 'Link' })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Link' })
    const choose = async (scope: typeof dialog) => {
      await pageSearch(scope).fill(slug)
      await page.getByRole('option', { name: 'Canvas' }).filter({ hasText: slug }).click()
      await scope.getByLabel('Place on the page').selectOption('a')
    }
    const { slug } = (await desk.client.page.get({ params: { id } })).page
    await choose(dialog)
    await dialog.getByRole('button', { name: 'Set link' }).click()
    await form.getByLabel(/leads to$/).selectOption('A page of this site')
    await choose(form)
    const reference = `{"ref":"page","id":${id},"block":"a"}`
    await expect.poll(() => storedBlock({ page, id }).then(text => text.split(reference).length)).toBe(3)
    await expect.poll(() => canvas.locator('[data-block=a] a[href$="#top"]').count()).toBeGreaterThan(0)
    expect(complaints).toEqual([])
    await page.close()
  })

  it('stays one to its page when its words are copied and pasted', async () => {
    const marks = [{ type: 'link', attrs: { target: { ref: 'page', id: 1 } } }]
    const linked = { type: 'paragraph', content: [{ type: 'text', text: 'there', marks }] }
    const { page, canvas, id } = await desk.open([
      { type: 'rich-text', key: 'a', props: { body: { type: 'doc', content: [linked] } } },
    ])
    await canvas.click('[data-block=a] [data-field=body]')
    await canvas.waitForSelector('.ProseMirror')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+c')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+v')
    await expect
      .poll(() => storedBlock({ page, id }).then(text => text.split('"ref":"page","id":1').length))
      .toBe(3)
    await page.close()
  })
})
