import type { Frame, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations } from '../browser.ts'
import { focused, heading } from '../canvas.ts'
import {
  type Author,
  type Editing,
  hasFocus,
  hideTexts,
  logInAuthor,
  panel,
  richText,
  rows,
} from '../editing.ts'

const url = inject('url')
let author: Author

beforeAll(async () => {
  author = await logInAuthor(url)
})
afterAll(() => author.close())

const anchored = [heading('plain', 'Here'), { ...heading('team', 'The team'), anchorPoint: 'people' }]

/** Creates a link target with a unique title and, unless other content is given, a block with an anchor. */
const makeTarget = async (content = anchored) => {
  const title = `Harbour ${Math.random().toString(36).slice(2)}`
  const slug = title.toLowerCase().replace(' ', '-')
  const body = { title, slug, type: 'basic', locale: 'en-gb' as const, content }
  return { ...(await author.client.page.create({ body })), title, slug }
}

const storedBlock = async (editing: Pick<Editing, 'page' | 'id'>, at = 0) =>
  JSON.stringify((await author.stored(editing))[at]?.props)

const field = (scope: Page | Locator) => scope.locator('input[role=combobox]')
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Link' })
const option = (page: Page | Locator, name: string | RegExp) => page.getByRole('option', { name })

const text = { type: 'rich-text', key: 'a', props: { body: richText('Meet us') } }

/** Selects all of the text and opens the link dialog. */
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
  const { file } = await author.client.media.addFile({ body: { path: '/' }, file: upload })
  if (!shared) return file
  return (await author.client.media.editFile({ body: { id: file.id, shared: true } })).file
}

describe('a link', () => {
  it('goes to a page found by its words, which are marked in the dialog and in the command palette', async () => {
    const word = `Osier${crypto.randomUUID().slice(0, 8)}`
    const props = { body: richText(`In the garden at the river grows the ${word}, planted in spring.`) }
    const body = {
      title: 'Shores',
      slug: `shores-${crypto.randomUUID()}`,
      type: 'basic',
      locale: 'en-gb' as const,
      content: [{ type: 'rich-text', key: 'a', version: 1, props }],
    }
    const { pageID } = await author.client.page.create({ body })
    const marked = (found: Locator) => found.locator('mark').allTextContents()

    const { page, canvas, browserErrors } = await author.open([text])
    await askForLink(page, canvas)
    await page.keyboard.type(word.toLowerCase())
    const suggestion = option(dialogOf(page), 'Shores')
    await suggestion.waitFor()
    await suggestion.getByText('In the garden at the river grows the').waitFor()
    await expect.poll(() => marked(suggestion)).toEqual([word])
    expect(await accessibilityViolations(page)).toEqual([])
    await author.leave(page)
    expect(browserErrors).toEqual([])

    const palette = await author.newTab(1280)
    await palette.page.goto(`${url}/cmsadmin/`)
    await palette.page.getByRole('heading', { level: 1 }).waitFor()
    await palette.page.keyboard.press('ControlOrMeta+k')
    await palette.page.getByRole('dialog').locator('input').fill(word)
    await expect.poll(() => marked(option(palette.page, 'Shores'))).toEqual([word])
    expect(await accessibilityViolations(palette.page)).toEqual([])
    await palette.page.keyboard.press('Enter')
    await palette.page.waitForURL(`${url}/cmsadmin/pages/${pageID}`)
    await palette.page.close()
  })

  it('links text to a page found by search, and to a block on it', async () => {
    const target = await makeTarget()
    const { page, canvas, browserErrors, id } = await author.open([text])
    await canvas.click('[data-block=a] [data-field=body]')
    await canvas.waitForSelector('.ProseMirror')
    await page.keyboard.press('Control+a')
    await canvas.getByRole('button', { name: 'Link', exact: true }).click()
    const dialog = dialogOf(page)
    await expect.poll(() => hasFocus(field(dialog))).toBe(true)
    await page.keyboard.type('Ha')
    await page.getByText('Enter at least 3 characters.').waitFor()
    // The site's 404 page is not a possible link target.
    await field(dialog).fill('Deze optelling klopt')
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

    // The focus returns to the text.
    await expect.poll(() => focused(canvas)).toBe('body')
    await page.keyboard.press('End')
    await page.keyboard.type(' soon')
    await page.keyboard.press('Escape')
    await expect.poll(() => canvas.locator('[data-block=a]').innerText()).toContain('Meet us soon')

    await canvas.locator('[data-block=a] p').click({ position: { x: 30, y: 8 } })
    await canvas.getByRole('button', { name: 'Link', exact: true }).click()
    await dialog.getByText(target.title).waitFor()
    await dialog.getByText('Concept').waitFor()
    const openLink = dialog.getByRole('link', { name: 'Open in a new tab' })
    await expect.poll(() => openLink.getAttribute('href')).toBe(`/cmsadmin/pages/${target.pageID}`)
    await expect.poll(() => place.inputValue()).toBe('team')
    await dialog.getByRole('button', { name: 'Remove link' }).click()
    await expect.poll(() => storedBlock({ page, id })).not.toContain('ref')
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it.each([
    [1280, 800],
    [390, 844],
  ])('shows six suggestions at once in a window of %i by %i', async (width, height) => {
    const name = `Quay ${Math.random().toString(36).slice(2)}`
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const slug = `${name}-${number}`.toLowerCase().replaceAll(' ', '-')
      const body = { title: `${name} ${number}`, slug, type: 'basic', locale: 'en-gb' as const }
      await author.client.page.create({ body })
    }
    const { page, canvas } = await author.open([
      { type: 'image-text', key: 'a', props: { body: richText('x') } },
    ])
    await page.setViewportSize({ width, height })
    await canvas.click('[data-block=a]', { position: { x: 4, y: 4 } })
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
    await author.leave(page)
  })

  it('is one of many, of which the dialog says how many there are, and shows more', async () => {
    const name = `Lock ${Math.random().toString(36).slice(2)}`
    const numbers = Array.from({ length: 23 }, (_, index) => index + 1)
    for (const number of numbers) {
      const slug = `${name}-${number}`.toLowerCase().replaceAll(' ', '-')
      const body = { title: `${name} ${number}`, slug, type: 'basic', locale: 'en-gb' as const }
      await author.client.page.create({ body })
    }
    const { page, canvas } = await author.open([text])
    const dialog = dialogOf(page)
    await askForLink(page, canvas)
    await field(dialog).fill(name)
    await dialog.getByText('20 of 23 suggestions', { exact: true }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Show more' }).click()
    await dialog.getByText('23 suggestions', { exact: true }).waitFor()
    expect(await dialog.getByRole('option').count()).toBe(23)
    expect(await field(dialog).evaluate(node => node === document.activeElement)).toBe(true)
    await author.leave(page)
  })

  it('is chosen by keyboard; Escape first closes the suggestions, then the dialog', async () => {
    const [first, second] = [await makeTarget(), await makeTarget()]
    const { page, canvas, browserErrors, id } = await author.open([text])
    const dialog = dialogOf(page)
    await askForLink(page, canvas)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => focused(canvas)).toBe('body')

    await askForLink(page, canvas)
    await page.keyboard.type('Harbour')
    await option(page, first.title).waitFor()
    await dialog.getByText(/^\d+ (of \d+ )?suggestions$/).waitFor()
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
    await expect.poll(() => field(dialog).inputValue()).toBe('Harbour')
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
    await author.leave(page)
  })

  it('is not set if the dialog is closed during the lookup, nor set twice', async () => {
    const target = await makeTarget([heading('plain', 'Here')])
    const { page, canvas, browserErrors, id } = await author.open([text])
    const dialog = dialogOf(page)
    const gate = Promise.withResolvers<undefined>()
    const requested = Promise.withResolvers<undefined>()
    const address = `**/api/ximblox/page/${target.pageID}`
    await page.route(address, async route => {
      requested.resolve(undefined)
      await gate.promise
      await route.continue()
    })
    await askForLink(page, canvas)
    await page.keyboard.type(target.title)
    await option(page, target.title).waitFor()
    await page.keyboard.press('Enter')
    await requested.promise
    await page.keyboard.press('Enter')
    await dialog.locator('button[type=submit][data-loading]').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await askForLink(page, canvas)
    const answered = page.waitForResponse(address)
    gate.resolve(undefined)
    await (await answered).finished()
    // The other dialog stays open and sets its own link.
    await page.keyboard.type('https://example.org/')
    await option(page, /URL/).waitFor()
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => storedBlock({ page, id })).toContain('https://example.org/')
    expect(await storedBlock({ page, id })).not.toContain('"ref"')
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('fetches its page once for the whole dialog, and distinguishes an outage from a deleted page', async () => {
    const target = await makeTarget()
    const marks = [{ type: 'link', attrs: { target: { ref: 'page', id: target.pageID } } }]
    const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'there', marks }] }]
    const { page, canvas } = await author.open([
      { type: 'rich-text', key: 'a', props: { body: { type: 'doc', content } } },
    ])
    const dialog = dialogOf(page)
    const requested: string[] = []
    const address = `**/api/ximblox/page/${target.pageID}`
    const answer = { isOut: true }
    await page.route(address, route => {
      requested.push(route.request().url())
      return answer.isOut ? route.fulfill({ status: 503, json: {} }) : route.continue()
    })
    await askForLink(page, canvas)
    await dialog.getByText('Could not load the link target.').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    answer.isOut = false
    requested.length = 0
    for (const _ of [1, 2]) {
      await askForLink(page, canvas)
      await dialog.getByText(target.title).waitFor()
      await dialog.getByLabel('Section').waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    expect(requested).toHaveLength(1)
    await author.leave(page)
  })

  it('waits for the search before Enter treats ambiguous input as a URL', async () => {
    const file = await addFile(true)
    const { page, canvas, id } = await author.open([text])
    await askForLink(page, canvas)
    await page.keyboard.insertText(file.fileName)
    await page.keyboard.press('Enter')
    await option(page, new RegExp(`^${file.fileName} File`)).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => storedBlock({ page, id })).toContain(`{"ref":"file","id":${file.id}}`)
    await author.leave(page)
  })

  it('uses the title of its page as text if none is selected', async () => {
    const target = await makeTarget()
    const { page, canvas, id } = await author.open([text])
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
    await author.leave(page)
  })

  it('has a safe URL or is not created', async () => {
    const { page, canvas } = await author.open([text])
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
    await author.leave(page)
  })

  it.each([
    ['name@example.org', 'Email address', '"href":"mailto:name@example.org"'],
    ['+31 20 123 45 67', 'Phone number', '"href":"tel:+31201234567"'],
    ['#top', 'On this page', '"block":"top"'],
  ])('keeps %s as typed', async (typed, kind, stored) => {
    const { page, canvas, id } = await author.open([{ ...heading('top', 'Top'), anchorPoint: 'top' }, text])
    await askForLink(page, canvas)
    await page.keyboard.type(typed)
    await option(page, new RegExp(kind)).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(() => storedBlock({ page, id }, 1)).toContain(stored)
    await author.leave(page)
  })

  it('turns a URL of this site into a link to its page, and its anchor into one to the block', async () => {
    const target = await makeTarget()
    const { page, canvas, id } = await author.open([text])
    await askForLink(page, canvas)
    await page.keyboard.insertText(`${inject('url')}/en-gb/${target.slug}#people`)
    await option(page, `${target.title} Page · English · /en-gb/${target.slug}#people`).waitFor()
    await page.keyboard.press('Enter')
    const link = `{"target":{"ref":"page","id":${target.pageID},"block":"team"}}`
    await expect.poll(() => storedBlock({ page, id })).toContain(link)
    await author.leave(page)
  })

  it('links to a file, which is shared first, and can be fixed when the file is no longer shared', async () => {
    const file = await addFile(false)
    const { page, canvas, browserErrors, id } = await author.open([text])
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

    await author.client.page.publish({ params: { id }, body: {} })
    const { slug } = (await author.client.page.get({ params: { id } })).page
    const visit = async () => (await fetch(`${inject('url')}/en-gb/${slug}`)).text()
    const address = /\/api\/ximblox\/medialib\/shared\/[^"]+/.exec(await visit())?.[0] ?? ''
    expect(await (await fetch(inject('url') + address)).text()).toBe(file.fileName)
    await author.client.media.editFile({ body: { id: file.id, shared: false } })
    await expect.poll(visit).not.toContain('/medialib/shared/')
    expect(await visit()).toContain('Meet us')

    await page.reload()
    await page.getByRole('button', { name: /^To do/ }).click()
    await page.getByRole('menuitem', { name: /Text refers to something that does not exist/ }).waitFor()
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('is chosen in the same way in the texts and fields of a form, including to a block of the same page', async () => {
    const { page, canvas, browserErrors, id } = await author.open([
      { type: 'image-text', key: 'a', anchorPoint: 'top', props: { body: richText('Up') } },
    ])
    await hideTexts(canvas)
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
    const linkText = form.getByLabel('Link text')
    expect(await linkText.inputValue()).toBe('')
    await linkText.fill('To the top')
    await expect.poll(() => linkText.inputValue()).toBe('To the top')
    await expect.poll(() => storedBlock({ page, id })).toContain('"label":"To the top"')
    await form.getByRole('button', { name: /: Remove link$/ }).click()
    await expect.poll(() => storedBlock({ page, id }).then(text => text.split(reference).length)).toBe(2)
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('is made of a pasted address of this site, with the title of its page or for the selected text', async () => {
    const target = await makeTarget()
    const { page, canvas, id } = await author.open([text])
    const written = canvas.locator('[data-block=a] [data-field=body]')
    const paste = (words: string) =>
      written.evaluate((element, pasted) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', pasted)
        const init = { clipboardData, bubbles: true, cancelable: true }
        element.ownerDocument.activeElement?.dispatchEvent(new ClipboardEvent('paste', init))
      }, words)
    await written.click()
    await canvas.waitForSelector('.ProseMirror')
    await page.keyboard.press('Control+a')
    await paste(`${url}/en-gb/${target.slug}#people`)
    const toBlock = `"ref":"page","id":${target.pageID},"block":"team"`
    await expect.poll(() => storedBlock({ page, id })).toContain(toBlock)
    await expect.poll(() => written.textContent()).toBe('Meet us')

    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await paste(`${url}/en-gb/${target.slug}`)
    await page.keyboard.type(' and more')
    await expect.poll(() => written.textContent()).toBe(`Meet us${target.title} and more`)
    await page.keyboard.press('Enter')
    await paste('https://elsewhere.example/page')
    await paste(`${url}/en-gb/nowhere`)
    await expect.poll(() => written.textContent()).toContain('nowhere')
    const stored = () => storedBlock({ page, id })
    await expect.poll(stored).toContain(`"href":"${url}/en-gb/nowhere"`)
    expect(await stored()).toContain('"href":"https://elsewhere.example/page"')
    await author.leave(page)
  })

  it('keeps its page when its text is copied and pasted', async () => {
    const marks = [{ type: 'link', attrs: { target: { ref: 'page', id: 1 } } }]
    const linked = { type: 'paragraph', content: [{ type: 'text', text: 'there', marks }] }
    const { page, canvas, id } = await author.open([
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
    await author.leave(page)
  })
})
