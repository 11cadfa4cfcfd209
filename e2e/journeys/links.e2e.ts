import type { Frame, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations } from '../browser.ts'
import { focused, heading } from '../canvas.ts'
import { type Desk, type Editing, hasFocus, panel, richText, rows, sitDown } from '../editing.ts'

let desk: Desk

beforeAll(async () => {
  desk = await sitDown(inject('url'))
})
afterAll(() => desk.close())

const anchored = [heading('plain', 'Here'), { ...heading('team', 'The team'), anchorPoint: 'people' }]

/** A page to link to, under a title that no other has, with a block that has an anchor unless given other content. */
const makeTarget = async (content = anchored) => {
  const title = `Harbour ${Math.random().toString(36).slice(2)}`
  const slug = title.toLowerCase().replace(' ', '-')
  const body = { title, slug, type: 'basic', locale: 'en-gb' as const, content }
  return { ...(await desk.client.page.create({ body })), title, slug }
}

const storedBlock = async (editing: Pick<Editing, 'page' | 'id'>, at = 0) =>
  JSON.stringify((await desk.stored(editing))[at]?.props)

const field = (scope: Page | Locator) => scope.locator('input[role=combobox]')
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Link' })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

const text = { type: 'rich-text', key: 'a', props: { body: richText('Meet us') } }

/** Marks all of the text and asks for a link. */
const askForLink = async (page: Page, canvas: Frame) => {
  await canvas.click('[data-block=a] [data-field=body]')
  await canvas.waitForSelector('.ProseMirror')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+k')
  await expect.poll(() => hasFocus(field(dialogOf(page)))).toBe(true)
}

const addFile = async (shared: boolean) => {
  const name = `${crypto.randomUUID()}.txt`
  const upload = { name, bytes: new TextEncoder().encode(name) }
  const { file } = await desk.client.media.addFile({ body: { path: '/' }, file: upload })
  if (!shared) return file
  return (await desk.client.media.editFile({ body: { id: file.id, shared: true } })).file
}

describe('a link', () => {
  it('leads from words on the page to a page that is searched for, and to a block on it', async () => {
    const target = await makeTarget()
    const { page, canvas, browserErrors, id } = await desk.open([text])
    await canvas.click('[data-block=a] [data-field=body]')
    await canvas.waitForSelector('.ProseMirror')
    await page.keyboard.press('Control+a')
    await canvas.getByRole('button', { name: 'Link', exact: true }).click()
    const dialog = dialogOf(page)
    await expect.poll(() => hasFocus(field(dialog))).toBe(true)
    await page.keyboard.type('Ha')
    await page.getByText('Enter at least 3 characters.').waitFor()
    // The page that is shown where there is none leads nowhere.
    await field(dialog).fill('Page not found')
    await dialog.getByText('No results').waitFor()
    await field(dialog).fill(target.title)
    await option(page, `${target.title} Page · English`).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Enter')
    const place = dialog.getByLabel('Section')
    await expect.poll(() => hasFocus(place)).toBe(true)
    expect(await accessibilityViolations(page)).toEqual([])
    await place.selectOption({ label: '#people · Heading The team' })
    await dialog.getByRole('button', { name: 'Save link' }).click()
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
    await dialog.getByText(target.title).waitFor()
    await dialog.getByText('Concept').waitFor()
    const way = dialog.getByRole('link', { name: 'Open in a new tab' })
    expect(await way.getAttribute('href')).toBe(`/cmsadmin/pages/${target.pageID}`)
    await expect.poll(() => place.inputValue()).toBe('team')
    await dialog.getByRole('button', { name: 'Remove link' }).click()
    await expect.poll(() => storedBlock({ page, id })).not.toContain('ref')
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it.each([
    [1280, 800],
    [390, 844],
  ])('shows six suggestions at once in a window of %i by %i', async (width, height) => {
    const name = `Quay ${Math.random().toString(36).slice(2)}`
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const slug = `${name}-${number}`.toLowerCase().replaceAll(' ', '-')
      const body = { title: `${name} ${number}`, slug, type: 'basic', locale: 'en-gb' as const }
      await desk.client.page.create({ body })
    }
    const { page } = await desk.open([{ type: 'image-text', key: 'a', props: { body: richText('x') } }])
    await page.setViewportSize({ width, height })
    await rows(page).first().click()
    await page.getByRole('button', { name: /: Choose link$/ }).click()
    await field(dialogOf(page)).fill(name)
    await option(page, `${name} 8`).waitFor()
    const wholeOnes = () =>
      page.getByRole('option').evaluateAll(
        all =>
          all.filter(element => {
            const { top, bottom, left, width, height } = element.getBoundingClientRect()
            const isOnTop = (y: number) => element.contains(document.elementFromPoint(left + width / 2, y))
            return bottom <= innerHeight && height > 0 && isOnTop(top + 2) && isOnTop(bottom - 2)
          }).length,
      )
    await expect.poll(wholeOnes).toBeGreaterThanOrEqual(6)
    await page.keyboard.press('End')
    await expect.poll(() => option(page, `${name} 8`).getAttribute('aria-selected')).toBe('true')
    await expect.poll(wholeOnes).toBeGreaterThanOrEqual(6)
    const box = await field(dialogOf(page)).boundingBox()
    expect(box?.y).toBeGreaterThan(0)
    await page.close()
  })

  it('is chosen by keyboard; Escape closes the suggestions first, and the dialog at once without any', async () => {
    const [first, second] = [await makeTarget(), await makeTarget()]
    const { page, canvas, browserErrors, id } = await desk.open([text])
    const dialog = dialogOf(page)
    await askForLink(page, canvas)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => focused(canvas)).toBe('body')

    await askForLink(page, canvas)
    await page.keyboard.type('Harbour')
    await option(page, first.title).waitFor()
    await dialog.getByText(/^\d+ suggestions$/).waitFor()
    const expanded = () => field(dialog).getAttribute('aria-expanded')
    const active = async () => {
      const id = await field(dialog).getAttribute('aria-activedescendant')
      return page.locator(`[id="${id}"]`).innerText()
    }
    const titles = (await dialog.getByRole('option').allInnerTexts()).map(text => text.split('\n')[0])
    for (const [key, at] of [
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', -1],
      ['Home', 0],
      ['End', -1],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(active).toContain(titles.at(at))
    }
    await page.keyboard.press('Escape')
    await expect.poll(expanded).toBe('false')
    expect(await field(dialog).inputValue()).toBe('Harbour')
    await page.keyboard.press('ArrowDown')
    await expect.poll(expanded).toBe('true')
    await field(dialog).fill(second.title)
    await option(page, second.title).waitFor()
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Section').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await storedBlock({ page, id })).not.toContain('ref')
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('is not set when the dialog is closed while it is looked up, nor set twice', async () => {
    const target = await makeTarget([heading('plain', 'Here')])
    const { page, canvas, browserErrors, id } = await desk.open([text])
    const dialog = dialogOf(page)
    const held = Promise.withResolvers<undefined>()
    const asked = Promise.withResolvers<undefined>()
    const address = `**/api/ximblox/page/${target.pageID}`
    await page.route(address, async route => {
      asked.resolve(undefined)
      await held.promise
      await route.continue()
    })
    await askForLink(page, canvas)
    await page.keyboard.type(target.title)
    await option(page, target.title).waitFor()
    await page.keyboard.press('Enter')
    await asked.promise
    await page.keyboard.press('Enter')
    await dialog.locator('button[type=submit][data-loading]').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await askForLink(page, canvas)
    const answered = page.waitForResponse(address)
    held.resolve(undefined)
    await (await answered).finished()
    // The other dialog stays, and sets its own link.
    await page.keyboard.type('https://example.org/')
    await option(page, /URL/).waitFor()
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => storedBlock({ page, id })).toContain('https://example.org/')
    expect(await storedBlock({ page, id })).not.toContain('"ref"')
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('fetches its page once for all that the dialog shows of it, and tells an outage from a page that is gone', async () => {
    const target = await makeTarget()
    const marks = [{ type: 'link', attrs: { target: { ref: 'page', id: target.pageID } } }]
    const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'there', marks }] }]
    const { page, canvas } = await desk.open([
      { type: 'rich-text', key: 'a', props: { body: { type: 'doc', content } } },
    ])
    const dialog = dialogOf(page)
    const asked: string[] = []
    const address = `**/api/ximblox/page/${target.pageID}`
    const answer = { isOut: true }
    await page.route(address, route => {
      asked.push(route.request().url())
      return answer.isOut ? route.fulfill({ status: 503, json: {} }) : route.continue()
    })
    await askForLink(page, canvas)
    await dialog.getByText('Could not load the link target.').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    answer.isOut = false
    asked.length = 0
    for (const _ of [1, 2]) {
      await askForLink(page, canvas)
      await dialog.getByText(target.title).waitFor()
      await dialog.getByLabel('Section').waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    expect(asked).toHaveLength(1)
    await page.close()
  })

  it('waits for the search before Enter makes an address of what may be a name', async () => {
    const file = await addFile(true)
    const { page, canvas, id } = await desk.open([text])
    await askForLink(page, canvas)
    await page.keyboard.insertText(file.fileName)
    await page.keyboard.press('Enter')
    await option(page, new RegExp(`^${file.fileName} File`)).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => storedBlock({ page, id })).toContain(`{"ref":"file","id":${file.id}}`)
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
    await field(dialogOf(page)).fill(target.slug)
    await option(page, target.title).click()
    await dialogOf(page).getByRole('button', { name: 'Save link' }).click()
    await expect.poll(() => canvas.locator('.ProseMirror').innerText()).toBe(`Meet us: ${target.title}`)
    await expect.poll(() => storedBlock({ page, id })).toContain(`"id":${target.pageID}`)
    await page.close()
  })

  it('leads to a safe address or is not made', async () => {
    const { page, canvas } = await desk.open([text])
    const dialog = dialogOf(page)
    await askForLink(page, canvas)
    await dialog.getByRole('button', { name: 'Save link' }).click()
    await dialog.getByText('This field is required').waitFor()
    await field(dialog).fill('javascript:alert(1)')
    await dialog.getByText('No results').waitFor()
    await page.keyboard.press('Enter')
    await dialog.getByText('This field is not a valid URL').waitFor()
    await field(dialog).fill('https://example.org/')
    await page.keyboard.press('Enter')
    await canvas.locator('.ProseMirror a[href="https://example.org/"]').waitFor()
    await page.keyboard.press('Control+a')
    await canvas.getByRole('button', { name: 'Link', exact: true }).click()
    await dialog.getByText('https://example.org/').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => focused(canvas)).toBe('body')
    await expect.poll(() => canvas.locator('.ProseMirror a').count()).toBe(1)
    await page.close()
  })

  it.each([
    ['name@example.org', 'Email address', '"href":"mailto:name@example.org"'],
    ['+31 20 123 45 67', 'Phone number', '"href":"tel:+31201234567"'],
    ['#top', 'On this page', '"block":"top"'],
  ])('leads to %s as it is typed', async (typed, kind, stored) => {
    const { page, canvas, id } = await desk.open([{ ...heading('top', 'Top'), anchorPoint: 'top' }, text])
    await askForLink(page, canvas)
    await page.keyboard.type(typed)
    await option(page, new RegExp(kind)).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => storedBlock({ page, id }, 1)).toContain(stored)
    await page.close()
  })

  it('leads to the page of an address of this site, and to the block of its anchor', async () => {
    const target = await makeTarget()
    const { page, canvas, id } = await desk.open([text])
    await askForLink(page, canvas)
    await page.keyboard.insertText(`${inject('url')}/en-gb/${target.slug}#people`)
    await option(page, `${target.title} Page · English · /en-gb/${target.slug}#people`).waitFor()
    await page.keyboard.press('Enter')
    const link = `{"target":{"ref":"page","id":${target.pageID},"block":"team"}}`
    await expect.poll(() => storedBlock({ page, id })).toContain(link)
    await page.close()
  })

  it('leads to a file, which is made public first, and is mended where the file is not public any more', async () => {
    const file = await addFile(false)
    const { page, canvas, browserErrors, id } = await desk.open([text])
    await askForLink(page, canvas)
    await page.keyboard.type(file.fileName)
    await option(page, new RegExp(`^${file.fileName} File.*not public`)).click()
    const question = page.getByRole('dialog', { name: `Make “${file.fileName}” public?` })
    await question.getByText('Anyone with the URL').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await question.getByRole('button', { name: 'Make public' }).click()
    await question.waitFor({ state: 'detached' })
    await dialogOf(page).waitFor({ state: 'detached' })
    await expect.poll(() => storedBlock({ page, id })).toContain(`{"ref":"file","id":${file.id}}`)
    await page.keyboard.press('Escape')
    const shown = canvas.locator(`[data-block=a] a[href*="/medialib/shared/${file.id}/"]`)
    await shown.waitFor()

    await desk.client.page.publish({ params: { id }, body: {} })
    const { slug } = (await desk.client.page.get({ params: { id } })).page
    const visit = async () => (await fetch(`${inject('url')}/en-gb/${slug}`)).text()
    const address = /\/api\/ximblox\/medialib\/shared\/[^"]+/.exec(await visit())?.[0] ?? ''
    expect(await (await fetch(inject('url') + address)).text()).toBe(file.fileName)
    await desk.client.media.editFile({ body: { id: file.id, shared: false } })
    await expect.poll(visit).not.toContain('/medialib/shared/')
    expect(await visit()).toContain('Meet us')

    await page.reload()
    await page.getByRole('button', { name: /^To do/ }).click()
    await page.getByRole('menuitem', { name: /Text refers to something that does not exist/ }).waitFor()
    expect(browserErrors).toEqual([])
    await page.close()
  })

  it('is chosen in the same way in a form: in its texts and in its fields, also to a block of the page itself', async () => {
    const { page, canvas, browserErrors, id } = await desk.open([
      { type: 'image-text', key: 'a', anchorPoint: 'top', props: { body: richText('Up') } },
    ])
    await rows(page).first().click()
    const form = panel(page)
    await form.getByRole('textbox', { name: 'Text' }).click()
    await page.keyboard.press('Control+a')
    await form
      .getByRole('group', { name: 'Formatting for “Text”' })
      .getByRole('button', { name: 'Link' })
      .click()
    const choose = async () => {
      await field(dialogOf(page)).fill('#top')
      await option(page, /^#top/).click()
      await dialogOf(page).waitFor({ state: 'detached' })
    }
    await choose()
    await form.getByRole('button', { name: /: Choose link$/ }).click()
    await choose()
    const reference = `{"ref":"page","id":${id},"block":"a"}`
    await expect.poll(() => storedBlock({ page, id }).then(text => text.split(reference).length)).toBe(3)
    await expect.poll(() => canvas.locator('[data-block=a] a[href$="#top"]').count()).toBeGreaterThan(0)
    await form.getByText('#top', { exact: false }).first().waitFor()
    await form.getByRole('button', { name: /: Remove link$/ }).click()
    await expect.poll(() => storedBlock({ page, id }).then(text => text.split(reference).length)).toBe(2)
    expect(browserErrors).toEqual([])
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
