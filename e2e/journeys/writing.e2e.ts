import type { JsonObject } from '@ximblox/contract/fields'
import type { Frame, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations } from '../browser.ts'
import { focused, heading } from '../canvas.ts'
import { type Author, hasFocus, hideTexts, logInAuthor, panel, richText, rows, rowTexts } from '../editing.ts'

const url = inject('url')
let author: Author

beforeAll(async () => {
  author = await logInAuthor(url)
})
afterAll(() => author.close())

const field = (block: string, name: string) => `[data-block=${block}] [data-field=${name}]`
const text = (key: string, words: string) => ({ type: 'rich-text', key, props: { body: richText(words) } })
const paragraph = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] })
const quotation = (words: string) => ({ type: 'blockquote', content: [paragraph(words)] })
const formatting = (canvas: Frame) => canvas.getByRole('toolbar', { name: 'Formatting' })

const addBlock = async (page: Page, type: string) => {
  const outline = page.getByRole('region', { name: 'Outline' })
  await outline.getByRole('button', { name: 'Add block' }).click()
  await page.getByRole('dialog').getByRole('button', { name: type, exact: true }).click()
}

/** Whether an element is within its window and below the toolbars. */
const isInView = (element: Locator): Promise<boolean> =>
  element.evaluate(node => {
    const { top, bottom } = node.getBoundingClientRect()
    return top >= 40 && bottom <= innerHeight
  })

/** In the canvas nothing that waits for the next frame runs until `releaseFrames`. */
const holdFrames = () => {
  if (!window.frameElement) return
  const request = window.requestAnimationFrame
  const held: FrameRequestCallback[] = []
  window.requestAnimationFrame = run => held.push(run)
  window.addEventListener('release-frames', () => {
    window.requestAnimationFrame = request
    for (const run of held) request(run)
  })
}

/** Resolves when everything has run that waited for a frame or two. */
const releaseFrames = () =>
  new Promise<void>(resolve => {
    window.dispatchEvent(new Event('release-frames'))
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
  })

describe('writing on the canvas', () => {
  it('of a text begins in the form of its block, which shows how many words it has', async () => {
    const { page, canvas } = await author.open([text('a', 'One and two')])
    await rows(page).first().click()
    await panel(page)
      .getByRole('button', { name: /^3 words .* Edit on the page$/ })
      .click()
    await formatting(canvas).waitFor()
    await page.keyboard.type('!')
    await panel(page).getByText('One and two!').waitFor()
    expect(await panel(page).getByRole('textbox', { name: 'Text' }).count()).toBe(0)
    await author.leave(page)
  })

  it('shows formatting in the form of a block whose text is not on the page', async () => {
    const { page, canvas } = await author.open([text('a', 'One')])
    await rows(page).first().click()
    await hideTexts(canvas)
    await panel(page).getByRole('textbox', { name: 'Text' }).click()
    await panel(page).getByRole('group', { name: 'Formatting for “Text”' }).waitFor()
    expect(await formatting(canvas).count()).toBe(0)
    await author.leave(page)
  })

  it('leads from a form that lies over the page to the text', async () => {
    const { page, canvas } = await author.open([text('a', 'One')])
    await page.setViewportSize({ width: 860, height: 800 })
    await canvas.focus('[data-block=a]')
    await page.getByRole('button', { name: 'Panel', exact: true }).click()
    await panel(page)
      .getByRole('button', { name: /Edit on the page/ })
      .click()
    await panel(page).waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(canvas.locator('.ProseMirror'))).toBe(true)
    await author.leave(page)
  })

  it('opens the link dialog with Ctrl+K, on the canvas and in the form', async () => {
    const { page, canvas } = await author.open([text('a', 'One')])
    const dialog = page.getByRole('dialog', { name: 'Link' })
    await canvas.click(field('a', 'body'))
    await formatting(canvas).waitFor()
    await page.keyboard.press('Control+k')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await hideTexts(canvas)
    await panel(page).getByRole('textbox', { name: 'Text' }).click()
    await page.keyboard.press('Control+k')
    await expect.poll(() => dialog.isVisible()).toBe(true)
    await author.leave(page)
  })

  it('opens a menu of blocks with / in an empty text, and Escape keeps caret and slash', async () => {
    const { page, canvas } = await author.open([heading('h', ''), { type: 'rich-text', key: 'a' }])
    const menu = canvas.getByRole('menu', { name: 'Add block' })
    for (const [block, name] of [
      ['h', 'text'],
      ['a', 'body'],
    ] as const) {
      await canvas.click(field(block, name))
      if (name === 'body') await canvas.waitForSelector('.ProseMirror')
      await page.keyboard.press('/')
      await menu.waitFor()
      expect(await accessibilityViolations(canvas)).toEqual([])
      await page.keyboard.press('Escape')
      await menu.waitFor({ state: 'detached' })
      await page.keyboard.type('or')
      await expect.poll(() => canvas.innerText(field(block, name))).toBe('/or')
    }
    await author.leave(page)
  })

  it('puts the block chosen after / in place of an empty line, between the lines around it', async () => {
    const { page, canvas, id } = await author.open([text('a', 'One')])
    const menu = canvas.getByRole('menu', { name: 'Add block' })
    await canvas.click(field('a', 'body'))
    await canvas.waitForSelector('.ProseMirror')
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' or 1/2')
    for (const words of ['Three', '']) {
      await page.keyboard.press('Enter')
      await page.keyboard.type(words)
    }
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('/')
    await menu.waitFor()
    await page.keyboard.type('col')
    await expect.poll(() => menu.getByRole('menuitem').first().innerText()).toBe('Columns')
    for (const _letter of 'col') await page.keyboard.press('Backspace')
    await page.keyboard.type('heading')
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(canvas)).toBe('text')
    await page.keyboard.type('Two')
    await expect
      .poll(async () => (await author.stored({ page, id })).map(({ type }) => type))
      .toEqual(['rich-text', 'heading', 'rich-text'])
    await expect.poll(() => rowTexts(page)).toEqual(['Text One or 1/2', 'Heading Two', 'Text Three'])
    await author.leave(page)
  })

  it('goes on in a text after a heading, and joins it with the text before', async () => {
    const { page, canvas } = await author.open([text('a', 'Before'), heading('h', 'Two')])
    await canvas.click(field('h', 'text'))
    await page.keyboard.press('End')
    // The first letter arrives before the text is rendered.
    await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('W')])
    await canvas.waitForSelector('.ProseMirror')
    await page.keyboard.type('ords')
    await expect.poll(() => rowTexts(page)).toEqual(['Text Before', 'Heading Two', 'Text Words'])
    for (const _letter of 'Words') await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await expect.poll(() => focused(canvas)).toBe('text')
    await page.keyboard.type('!')
    await expect.poll(() => rowTexts(page)).toEqual(['Text Before', 'Heading Two!'])

    await rows(page).last().click()
    await page.keyboard.press('Delete')
    await canvas.click(field('a', 'body'))
    await canvas.waitForSelector('.ProseMirror')
    await page.getByRole('button', { name: 'Add block', exact: true }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Text', exact: true }).click()
    await canvas.waitForSelector('.ProseMirror')
    await page.keyboard.type('After')
    await page.keyboard.press('Home')
    await page.keyboard.press('Backspace')
    await expect.poll(() => rows(page).count()).toBe(1)
    await canvas.waitForSelector('.ProseMirror')
    await page.keyboard.type('and ')
    await expect.poll(() => canvas.innerText(field('a', 'body'))).toMatch(/^Before\s+and After$/)
    await author.leave(page)
  })

  it('continues in the form after a visit to another tab', async () => {
    const { page, canvas, id, browserErrors } = await author.open([text('a', 'One')])
    await hideTexts(canvas)
    await rows(page).first().click()
    const written = panel(page).getByRole('textbox', { name: 'Text' })
    await written.waitFor()
    for (const tab of ['Page Settings', 'SEO Settings']) {
      await page.getByRole('tab', { name: tab }).click()
      await page.getByRole('tab', { name: 'Overview' }).click()
      await written.waitFor()
    }
    await written.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' more')
    await page.keyboard.press('Control+Z')
    await page.keyboard.press('Control+Shift+Z')
    const [block] = await author.stored({ page, id })
    expect(JSON.stringify(block?.props)).toContain('One more')
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('keeps its toolbar at full size on a scaled canvas, and covers neither page nor form with a message', async () => {
    const { page, canvas } = await author.open([heading('a', 'One'), { type: 'cards', key: 'b' }])
    await page.setViewportSize({ width: 1100, height: 720 })
    await page.getByRole('button', { name: 'Desktop' }).click()
    await rows(page).first().click()
    const heightOf = async (element: Locator) => Math.round((await element.boundingBox())?.height ?? 0)
    await expect.poll(() => heightOf(canvas.locator('[data-handle=a]'))).toBe(24)
    expect(await heightOf(canvas.locator('.selected .plus').first())).toBe(24)
    expect(await heightOf(canvas.getByRole('button', { name: 'Add Card' }))).toBeGreaterThan(30)

    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const message = page.getByRole('status').getByText('saved')
    await message.waitFor()
    const right = (box: { x: number; width: number } | null) => (box ? box.x + box.width : Number.NaN)
    await expect
      .poll(async () => right(await message.boundingBox()))
      .toBeLessThan((await page.locator('iframe[title=Page]').boundingBox())?.x ?? 0)
    await author.leave(page)
  })

  it('offers formatting only for the selected block', async () => {
    const { page, canvas } = await author.open([text('a', 'One'), text('b', 'Two'), heading('c', 'Three')])
    await canvas.click(field('a', 'body'))
    await formatting(canvas).waitFor()
    await rows(page).filter({ hasText: 'Two' }).click()
    await expect.poll(() => formatting(canvas).count()).toBe(0)
    await expect.poll(() => canvas.locator('.ProseMirror').count()).toBe(0)
    await canvas.click(field('b', 'body'))
    await formatting(canvas).waitFor()
    await addBlock(page, 'Cards')
    await expect.poll(() => formatting(canvas).count()).toBe(0)
    await author.leave(page)
  })

  it('moves no text and covers none with a toolbar, at any scroll position', async () => {
    const { page, canvas } = await author.open([text('a', 'One'), text('b', 'Two'), text('c', 'Three')])
    await page.setViewportSize({ width: 1280, height: 500 })
    for (const key of ['a', 'b', 'c']) {
      const line = canvas.locator(`${field(key, 'body')} p`)
      await line.evaluate(node =>
        window.scrollBy({ top: node.getBoundingClientRect().top - 44, behavior: 'instant' }),
      )
      const top = () => line.evaluate(node => node.getBoundingClientRect().top)
      const before = await top()
      // Clicking through the locator would scroll first.
      const box = await line.boundingBox()
      await page.mouse.click((box?.x ?? 0) + 2, (box?.y ?? 0) + 4)
      await formatting(canvas).waitFor()
      await expect.poll(() => top()).toBe(before)
      const covering = await line.evaluate(node => {
        const { left, top } = node.getBoundingClientRect()
        return document.elementFromPoint(left + 2, top + 4)?.closest('[data-field]') === null
      })
      expect(covering).toBe(false)
    }
    await author.leave(page)
  })

  it('starts in a new block as soon as it is added and visible', async () => {
    const blocks = Array.from({ length: 8 }, (_, index) => heading(`b${index}`, `Heading ${index}`))
    const { page, canvas, browserErrors } = await author.open(blocks)
    await rows(page).last().click()
    await addBlock(page, 'Text')
    const body = canvas.locator('[data-field=body]')
    await expect.poll(() => hasFocus(body)).toBe(true)
    await expect.poll(() => isInView(body)).toBe(true)
    await page.keyboard.type('Written at once')
    await expect.poll(() => rows(page).last().innerText()).toContain('Written at once')
    await addBlock(page, 'Heading')
    await expect.poll(() => focused(canvas)).toBe('text')
    await page.keyboard.type('And a heading')
    await expect.poll(() => rows(page).last().innerText()).toContain('And a heading')
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('does not start in a new block if another one is selected before it is visible', async () => {
    const { page, canvas } = await author.open([heading('h', 'One')], page => page.addInitScript(holdFrames))
    await addBlock(page, 'Text')
    await expect.poll(() => rows(page).count()).toBe(2)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await rows(page).filter({ hasText: 'One' }).click()
    await canvas.evaluate(releaseFrames)
    await panel(page).getByRole('textbox', { name: 'Title' }).fill('Two')
    await expect.poll(() => canvas.innerText(field('h', 'text'))).toBe('Two')
    expect(await canvas.evaluate(() => document.activeElement?.matches('body'))).toBe(true)
    await author.leave(page)
  })

  it('keeps the order of what is typed before the rich text editor has loaded', async () => {
    const arrival = Promise.withResolvers<void>()
    const { page, canvas } = await author.open([heading('a', 'One')], page =>
      page.route('**/rich-text-editor-*.js', async route => {
        await arrival.promise
        await route.continue()
      }),
    )
    await addBlock(page, 'Text')
    await expect.poll(() => hasFocus(canvas.locator('[data-field=body] textarea'))).toBe(true)
    await page.keyboard.type('Wr')
    arrival.resolve()
    await canvas.locator('.ProseMirror').getByText('Wr').waitFor()
    await page.keyboard.type('itten')
    await expect.poll(() => rows(page).last().innerText()).toContain('Written')
    await author.leave(page)
  })

  it('starts anywhere in an empty block', async () => {
    const { page, canvas } = await author.open([heading('a', 'One'), { type: 'rich-text', key: 'b' }])
    await canvas.click('[data-block=b]', { position: { x: 4, y: 4 } })
    await expect.poll(() => hasFocus(canvas.locator(field('b', 'body')))).toBe(true)
    await page.keyboard.type('Beside the line')
    await expect.poll(() => rows(page).last().innerText()).toContain('Beside the line')
    await author.leave(page)
  })

  it('shows a named placeholder wherever something is missing', async () => {
    const { page, canvas, browserErrors, id } = await author.open([
      { type: 'image', key: 'picture' },
      { type: 'cards', key: 'cards' },
      { type: 'download-list', key: 'files' },
      { type: 'rich-text', key: 'text' },
    ])
    const placeholder = (element: Locator) =>
      element.evaluate(node => getComputedStyle(node, '::before').content.replaceAll('"', ''))
    expect(await placeholder(canvas.locator(field('picture', 'caption')))).toBe('Caption…')
    await canvas.click(field('text', 'body'))
    const body = canvas.locator('.ProseMirror')
    expect(await placeholder(body)).toBe('Text…')
    await page.keyboard.type('Words')
    await expect.poll(() => placeholder(body)).toBe('none')
    expect(await accessibilityViolations(canvas)).toEqual([])

    await canvas.getByRole('button', { name: 'Add Card' }).click()
    const titles = canvas.locator('.cards__item .cards__name')
    await expect.poll(() => hasFocus(titles.first())).toBe(true)
    await page.keyboard.type('First')
    await canvas.getByRole('button', { name: 'Add Card' }).click()
    await expect.poll(() => titles.count()).toBe(2)
    await expect.poll(() => hasFocus(titles.last())).toBe(true)
    await page.keyboard.type('Second')
    await expect.poll(() => titles.allInnerTexts()).toEqual(['First', 'Second'])

    await canvas.getByRole('button', { name: 'Add File' }).click()
    await canvas.getByRole('button', { name: 'Choose file' }).click()
    const files = page.getByRole('dialog', { name: 'Choose file' })
    await files.getByRole('button', { name: 'Cancel' }).click()
    await canvas.click('[data-missing=image]', { position: { x: 4, y: 4 } })
    const pictures = page.getByRole('dialog', { name: 'Choose image' })
    // Other journeys upload so many that it may not be among the first.
    await pictures.getByRole('button', { name: 'Search' }).click()
    await pictures.getByRole('textbox', { name: 'Search…' }).fill('polder')
    await pictures.getByText('polder.webp').click()
    await pictures.getByRole('button', { name: 'Select polder.webp' }).click()
    await canvas.waitForSelector('[data-block=picture] img')
    const [image] = await author.stored({ page, id })
    expect(image?.__images.image?.fileName).toBe('polder.webp')
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('starts immediately on a new page', async () => {
    const { page } = await author.newTab(1600)
    await page.goto(`${url}/cmsadmin/new-page`)
    const title = `Straight on ${crypto.randomUUID()}`
    await page.getByLabel('Title').fill(title)
    await page.getByRole('button', { name: 'Create page' }).click()
    await page.waitForURL('**/cmsadmin/pages/*')
    const canvas = page.frameLocator('iframe[title="Page"]')
    // The title is already there.
    await canvas.locator('[data-field=title]').getByText(title).waitFor()
    await expect.poll(() => hasFocus(canvas.locator('[data-field=intro]'))).toBe(true)
    await author.leave(page)
  })

  it('stays where it is when the page appears after a block was added', async () => {
    const { page } = await author.newTab(1600)
    const gate = Promise.withResolvers<void>()
    await page.route('**/cmsadmin/canvas', async route => {
      await gate.promise
      await route.continue()
    })
    await page.goto(`${url}/cmsadmin/new-page`)
    await page.getByLabel('Title').fill(`Sooner ${crypto.randomUUID()}`)
    await page.getByRole('button', { name: 'Create page' }).click()
    await page.getByRole('region', { name: 'Outline' }).getByRole('button', { name: 'Add block' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Heading', exact: true }).click()
    const title = panel(page).getByLabel('Title')
    await title.fill('Apples')
    gate.resolve()
    const canvas = page.frameLocator('iframe[title="Page"]')
    await canvas.getByText('Apples').evaluate(nextFrames)
    expect(await hasFocus(title)).toBe(true)
    expect(await title.inputValue()).toBe('Apples')
    await author.leave(page)
  })
})

/** Resolves once all that waits for the next frames has run. */
const nextFrames = async () => {
  for (let left = 4; left > 0; left -= 1) await new Promise(resolve => requestAnimationFrame(resolve))
}

describe('the keyboard', () => {
  const formatted = (key: string, content: JsonObject[]) => ({
    type: 'rich-text',
    key,
    props: { body: { type: 'doc', content } },
  })

  it('keeps quotations, headings and lists when their text is replaced by typing', async () => {
    const title = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'One' }] }
    const item = (words: string) => ({ type: 'listItem', content: [paragraph(words)] })
    const { page, canvas, browserErrors } = await author.open([
      formatted('quotation', [quotation('Said')]),
      formatted('heading', [title, paragraph('Two')]),
      formatted('list', [{ type: 'bulletList', content: [item('One'), item('Two')] }]),
    ])
    const markups = {
      quotation: '<blockquote><p>New</p></blockquote>',
      heading: '<h2>New</h2>',
      list: '<ul><li><p>New</p></li></ul>',
    }
    for (const [key, markup] of Object.entries(markups)) {
      await canvas.click(field(key, 'body'))
      const written = () => canvas.innerHTML(`[data-block=${key}] .ProseMirror`)
      await written()
      await page.keyboard.press('Control+a')
      await page.keyboard.type('New')
      await expect.poll(written).toBe(markup)
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Delete')
      await page.keyboard.type('Anew')
      await expect.poll(written).toBe('<p>Anew</p>')
    }
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('continues at the position of an undone or redone change', async () => {
    const { page, canvas, browserErrors } = await author.open([
      heading('a', 'Plain title'),
      formatted('b', [paragraph('One'), paragraph('Two')]),
    ])
    // Keys are one step unless there is a pause between them, which a busy machine must not make.
    await page.clock.setFixedTime(new Date())
    const steps = async () => {
      for (const key of ['x', 'y', 'Control+z', 'z', 'Control+z', 'Control+y', '!'])
        await page.keyboard.press(key)
    }
    await canvas.click(field('a', 'text'))
    for (const key of ['Home', ...Array.from({ length: 5 }, () => 'ArrowRight')])
      await page.keyboard.press(key)
    await steps()
    await expect.poll(() => canvas.innerText(field('a', 'text'))).toBe('Plainz! title')
    await page.keyboard.press('Enter')
    await page.keyboard.type('below')
    await expect.poll(() => rowTexts(page)).toEqual(['Heading Plainz! title', 'Text below', 'Text One'])

    await canvas.click(`${field('b', 'body')} p`, { position: { x: 4, y: 4 } })
    await canvas.waitForSelector('.ProseMirror')
    await page.keyboard.press('End')
    await steps()
    await expect.poll(() => canvas.innerHTML('.ProseMirror')).toBe('<p>Onez!</p><p>Two</p>')
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('types at the caret immediately after it was moved', async () => {
    const { page, canvas } = await author.open([text('a', 'One')])
    await canvas.click(field('a', 'body'))
    await canvas.waitForSelector('.ProseMirror')
    const fast = ['Control+a', 'End', 'x', 'Home', 'Enter', 'ArrowUp', 'Control+a', 'ArrowRight']
    for (let round = 0; round < 12; round += 1) for (const key of fast) await page.keyboard.press(key)
    const lines = [...Array.from({ length: 12 }, () => ''), `One${'x'.repeat(12)}`]
    const written = () => canvas.locator('.ProseMirror > p').allInnerTexts()
    await expect.poll(async () => (await written()).map(text => text.trim())).toEqual(lines)
    await author.leave(page)
  })

  it('begins a text with the letters that are typed on a block, which Backspace deletes, not the block', async () => {
    const { page, canvas, browserErrors } = await author.open([
      heading('a', 'One'),
      { type: 'divider', key: 'd', props: {} },
    ])
    await canvas.focus('[data-block=d]')
    // Faster than the text can be there.
    const keys = ['q', 'A', 'x', 'Backspace', 'n', 'd', 'Enter', 'o', 'n', '?']
    await Promise.all(keys.map(key => page.keyboard.press(key)))
    const lines = () => canvas.locator('[data-block]:last-child [data-field=body] p').allInnerTexts()
    await expect.poll(lines).toEqual(['qAnd', 'on?'])
    await canvas.click(field('a', 'text'))
    for (const key of ['Home', 'Enter', 'q', 'Backspace', 'w', 'x', 'Backspace'])
      await page.keyboard.press(key)
    await expect.poll(() => rowTexts(page)).toEqual(['Heading One', 'Text w', 'Divider', 'Text qAnd'])
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('goes on in the text of a block with the letters that are typed on it, where no text may follow', async () => {
    const item = (key: string) => ({ type: 'accordion-item', key, props: { title: key } })
    const { page, canvas, browserErrors } = await author.open([
      { type: 'accordion', key: 'a', slots: { items: [item('one'), item('two')] }, props: {} },
    ])
    await canvas.focus('[data-block=two]')
    await Promise.all([' ', 'x', ' ', 'y', 'z', 'Backspace', '!'].map(key => page.keyboard.press(key)))
    await expect.poll(() => canvas.innerText(field('two', 'title'))).toBe('twox y!')
    await expect.poll(() => focused(canvas)).toBe('title')
    expect(await canvas.locator('.accordion-item').count()).toBe(2)
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('leaves a heading on Enter before its end, and deletes it with Backspace', async () => {
    const { page, canvas } = await author.open([heading('a', 'One'), heading('b', 'Two')])
    const carets = () => canvas.evaluate(() => document.getSelection()?.rangeCount)
    await canvas.click(field('a', 'text'))
    for (const key of ['Home', 'Enter']) await page.keyboard.press(key)
    await expect.poll(() => focused(canvas)).toBe('a')
    expect(await carets()).toBe(0)
    await page.keyboard.press('Backspace')
    await expect.poll(() => rowTexts(page)).toEqual(['Heading Two'])
    await canvas.click(field('b', 'text'))
    await canvas.click('[data-handle=b]')
    await expect.poll(carets).toBe(0)
    await author.leave(page)
  })

  it('moves between outline, canvas and form, and from a row into its block', async () => {
    const { page, canvas } = await author.open([heading('a', 'One'), heading('b', 'Two')])
    const first = rows(page).first()
    await first.click()
    const top = () => page.evaluate(() => document.activeElement?.tagName)
    await page.keyboard.press('F6')
    await expect.poll(() => focused(canvas)).toBe('a')
    await page.keyboard.press('F6')
    await expect.poll(() => hasFocus(panel(page).getByLabel('Title'))).toBe(true)
    await page.keyboard.press('F6')
    await expect.poll(() => hasFocus(first)).toBe(true)
    await page.keyboard.press('Shift+F6')
    await expect.poll(() => hasFocus(panel(page).getByLabel('Title'))).toBe(true)
    await page.keyboard.press('Shift+F6')
    await expect.poll(top).toBe('IFRAME')

    await rows(page).last().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(canvas)).toBe('text')
    await page.keyboard.type(' and more')
    await expect.poll(() => rows(page).last().innerText()).toContain('Two and more')
    await author.leave(page)
  })

  it('shows the keyboard shortcuts, also from the canvas, but not while typing', async () => {
    const { page, canvas } = await author.open([heading('a', 'One')])
    await rows(page).first().click()
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await help.getByText('Move block up or down').waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'detached' })
    await canvas.focus('[data-block=a]')
    await page.keyboard.press('?')
    await help.waitFor()
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'detached' })
    await canvas.click(field('a', 'text'))
    await page.keyboard.press('End')
    await page.keyboard.press('?')
    await expect.poll(() => canvas.innerText(field('a', 'text'))).toBe('One?')
    await author.leave(page)
  })
})
