import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { accessibilityViolations } from '../browser.ts'
import { blockTexts, dragOnto, dropHere, focused, heading, type pageOf } from '../canvas.ts'
import { type Author, logInAuthor } from '../editing.ts'

let author: Author

beforeAll(async () => {
  author = await logInAuthor(inject('url'), 1280)
})
afterAll(() => author.close())

const open = (...blocks: Parameters<typeof pageOf>[1]) => author.open(blocks)

const three = [heading('a', 'One'), heading('b', 'Two'), heading('c', 'Three')]
const texts = (...lines: string[]) => lines.map(line => expect.stringMatching(new RegExp(`^${line}`)))
const field = (block: string, name: string) => `[data-block=${block}] [data-field=${name}]`
const richText = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

describe('the canvas', () => {
  it('edits texts in place, and undoes typing', async () => {
    const { page, canvas, browserErrors } = await open(...three)
    await canvas.click(field('b', 'text'))
    await page.keyboard.press('End')
    await page.keyboard.type(' and a half')
    await expect.poll(() => canvas.innerText(field('b', 'text'))).toBe('Two and a half')
    await page.keyboard.press('Control+z')
    await expect.poll(() => canvas.innerText(field('b', 'text'))).toBe('Two')
    await expect.poll(() => focused(canvas)).toBe('text')
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(() => canvas.innerText(field('b', 'text'))).toBe('Two and a half')
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('moves a block by keyboard, keeps the caret in it and announces its new position', async () => {
    const { page, canvas } = await open(...three)
    await canvas.click(field('a', 'text'))
    await page.keyboard.press('Alt+Shift+ArrowDown')
    await expect.poll(() => blockTexts(canvas)).toEqual(texts('Two', 'One', 'Three'))
    await page.getByText('moved to position 2 of 3').waitFor({ state: 'attached' })
    await expect.poll(() => focused(canvas)).toBe('text')
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(canvas)).toBe('a')
    await page.keyboard.press('Alt+Shift+ArrowUp')
    await expect.poll(() => blockTexts(canvas)).toEqual(texts('One', 'Two', 'Three'))
    await expect.poll(() => focused(canvas)).toBe('a')
    await author.leave(page)
  })

  it('navigates blocks with the arrow keys, and duplicates and deletes them', async () => {
    const { page, canvas } = await open(...three)
    await canvas.focus('[data-block=a]')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focused(canvas)).toBe('b')
    await page.keyboard.press('Control+d')
    await expect.poll(() => blockTexts(canvas)).toEqual(texts('One', 'Two', 'Two', 'Three'))
    await expect.poll(() => focused(canvas)).not.toBe('b')
    await page.keyboard.press('Delete')
    await expect.poll(() => blockTexts(canvas)).toEqual(texts('One', 'Two', 'Three'))
    await expect.poll(() => focused(canvas)).toBe('c')
    await author.leave(page)
  })

  it('has one tab stop for all blocks, plus the texts of the selected one', async () => {
    const { page, canvas } = await open(...three)
    const stops = () =>
      canvas.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main [tabindex="0"]')].map(
          element => element.dataset.field ?? element.dataset.block,
        ),
      )
    await expect.poll(stops).toEqual(['a', 'text', 'intro'])
    await canvas.click(field('b', 'text'))
    await expect.poll(stops).toEqual(['b', 'text', 'intro'])
    await expect
      .poll(() => canvas.locator('main [tabindex="0"]').first().getAttribute('data-block'))
      .toBe('b')
    await author.leave(page)
  })

  it('moves a block by its handle', async () => {
    const { page, canvas } = await open(...three)
    await canvas.click(field('c', 'text'))
    await dragOnto(page, canvas, 'c', '[data-block=a]')
    await expect.poll(() => blockTexts(canvas)).toEqual(texts('Three', 'One', 'Two'))
    await author.leave(page)
  })

  it('moves a block to either side of another one where a site has them in a row', async () => {
    const { page, canvas } = await open(...three)
    await canvas.evaluate(() => {
      const slot = document.querySelector<HTMLElement>('main')
      Object.assign(slot?.style ?? {}, { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)' })
    })
    await canvas.click(field('c', 'text'))
    await dragOnto(page, canvas, 'c', '[data-block=a]', 'end')
    await expect.poll(() => blockTexts(canvas)).toEqual(texts('One', 'Three', 'Two'))
    await dragOnto(page, canvas, 'c', '[data-block=a]', 'start')
    await expect.poll(() => blockTexts(canvas)).toEqual(texts('Three', 'One', 'Two'))
    await page.close()
  })

  it('moves a block into a slot that accepts it, and past one that does not', async () => {
    const columns = { type: 'columns', key: 'cols', slots: { left: [heading('in', 'Inside')] } }
    const hero = { type: 'hero', key: 'top', props: { title: 'Top' } }
    const { page, canvas } = await open(heading('a', 'One'), columns, hero)
    await page.setViewportSize({ width: 1280, height: 1600 })
    const blocksIn = (slot: string) =>
      canvas.evaluate(
        id =>
          [...document.querySelectorAll<HTMLElement>(`[data-slot="${id}"] > [data-block]`)].map(
            ({ dataset }) => dataset.block,
          ),
        slot,
      )
    const dragInside = async (block: string, target: string) => {
      await canvas.focus(`[data-block=${block}]`)
      await dragOnto(page, canvas, block, field(target, 'text'))
      // A dropped block is selected.
      await expect.poll(() => focused(canvas)).toBe(block)
    }
    await dragInside('a', 'in')
    await expect.poll(() => blocksIn('cols/left')).toEqual(['a', 'in'])
    await dragInside('top', 'a')
    await expect.poll(() => blocksIn('')).toEqual(['top', 'cols'])
    await expect.poll(() => blocksIn('cols/left')).toEqual(['a', 'in'])
    await author.leave(page)
  })

  it('accepts a block type dragged in from the admin area', async () => {
    const { page, canvas } = await open(...three)
    await page.evaluate(() => {
      const palette = document.createElement('div')
      palette.style.cssText =
        'position: fixed; inset: 0 auto auto 0; width: 40px; height: 40px; z-index: 1000'
      palette.draggable = true
      palette.addEventListener('dragstart', ({ dataTransfer }) =>
        dataTransfer?.setData('application/x-ximblox-block', 'rich-text'),
      )
      document.body.append(palette)
    })
    const place = await canvas.locator('[data-block=b]').boundingBox()
    if (!place) throw new Error('nowhere to drop')
    await page.mouse.move(20, 20)
    await page.mouse.down()
    await page.mouse.move(30, 30, { steps: 4 })
    await page.mouse.move(place.x + 20, place.y + 4, { steps: 8 })
    await dropHere(page, canvas, place)
    await expect.poll(() => blockTexts(canvas)).toEqual(texts('One', '', 'Two', 'Three'))
    await page.close()
  })

  it('creates an editor only for the rich text that has the focus', async () => {
    const block = (key: string, text: string) => ({ type: 'rich-text', key, props: { body: richText(text) } })
    const { page, canvas, browserErrors } = await open(block('a', 'Plain words'), block('b', 'Other words'))
    await expect.poll(() => canvas.locator('.ProseMirror').count()).toBe(0)
    await canvas.click(field('a', 'body'))
    await canvas.waitForSelector('.ProseMirror')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+b')
    await expect.poll(() => canvas.locator(`${field('a', 'body')} strong`).innerText()).toBe('Plain words')
    await canvas.click(field('b', 'body'))
    await expect.poll(() => canvas.locator('.ProseMirror').count()).toBe(1)
    await page.keyboard.press('Escape')
    await expect.poll(() => focused(canvas)).toBe('b')
    await expect.poll(() => canvas.locator('.ProseMirror').count()).toBe(0)
    await expect.poll(() => canvas.locator(`${field('a', 'body')} strong`).innerText()).toBe('Plain words')
    await page.keyboard.press('Control+z')
    await expect.poll(() => canvas.locator(`${field('a', 'body')} strong`).count()).toBe(0)
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('removes scripts and unsafe links from pasted content', async () => {
    const text = { type: 'rich-text', key: 'a', props: { body: richText('x') } }
    const { page, canvas, browserErrors } = await open(text)
    await canvas.click(field('a', 'body'))
    await canvas.locator('.ProseMirror').evaluate(element => {
      const clipboardData = new DataTransfer()
      clipboardData.setData(
        'text/html',
        '<p onclick="x()">Hello <b>bold</b><script>alert(1)</script><a href="javascript:alert(1)">link</a></p>',
      )
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect.poll(() => canvas.locator('.ProseMirror strong').innerText()).toBe('bold')
    await expect.poll(() => canvas.locator('.ProseMirror').innerHTML()).not.toMatch(/script|onclick|href/)
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('is accessible while a text is being edited', async () => {
    const columns = { type: 'columns', key: 'cols' }
    const text = { type: 'rich-text', key: 'a', props: { body: richText('Words') } }
    const { page, canvas, browserErrors } = await open(heading('h', 'One'), text, columns)
    await canvas.click(field('a', 'body'))
    await canvas.getByRole('toolbar', { name: 'Formatting' }).waitFor()
    expect(await accessibilityViolations(canvas)).toEqual([])
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('opens an item to edit the blocks in it, and adds the next item at once', async () => {
    const text = (key: string) => ({ type: 'rich-text', key, props: { body: richText(`Words of ${key}`) } })
    const item = (key: string) => ({
      type: 'accordion-item',
      key,
      props: { title: key },
      slots: { content: [text(`${key}-text`)] },
    })
    const slots = { items: [item('one'), item('two')] }
    const { page, canvas, browserErrors } = await open({ type: 'accordion', key: 'all', slots })
    const isOpen = (key: string) =>
      canvas.locator(`[data-block=${key}]`).evaluate(part => 'open' in part && part.open)
    expect(await isOpen('two')).toBe(false)
    await canvas.click(field('two', 'title'))
    await expect.poll(() => isOpen('two')).toBe(true)
    await page.keyboard.press('End')
    await page.keyboard.type(' and a half')
    await expect.poll(() => canvas.innerText(field('two', 'title'))).toBe('two and a half')
    expect(await isOpen('two')).toBe(true)
    await canvas.click(field('two-text', 'body'))
    await page.keyboard.press('End')
    await page.keyboard.type(' go on')
    await expect.poll(() => canvas.innerText(field('two-text', 'body'))).toBe('Words of two-text go on')
    await canvas.focus('[data-block=two]')
    await page.keyboard.press('Alt+Shift+ArrowUp')
    await expect
      .poll(() => canvas.locator('.accordion-item').evaluateAll(all => all.map(one => one.dataset.block)))
      .toEqual(['two', 'one'])
    await page.keyboard.press('Enter')
    await expect.poll(() => canvas.locator('.accordion-item').count()).toBe(3)
    await expect.poll(() => canvas.locator('.accordion-item').nth(1).innerText()).not.toContain('one')
    await canvas.click(field('two-text', 'body'))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Alt+Shift+ArrowLeft')
    await expect.poll(() => canvas.locator('main > [data-block=two-text]').count()).toBe(1)
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('follows no links and submits no forms', async () => {
    const action = { label: 'Away', url: 'https://example.org/' }
    const { page, canvas } = await open({ type: 'hero', key: 'a', props: { title: 'Top', action } })
    const before = canvas.url()
    await canvas.click('main a')
    await canvas.click('header a')
    expect(canvas.url()).toBe(before)
    await author.leave(page)
  })

  it('shows a block of an unknown type as a note, and logs one warning', async () => {
    const gone = (key: string) => ({ type: 'gone', key, props: { any: 'thing' } })
    const { page, canvas, browserErrors } = await open(gone('a'), gone('b'), heading('c', 'Three'))
    await expect
      .poll(() => blockTexts(canvas))
      .toEqual(
        texts(
          'This site does not support “gone” blocks',
          'This site does not support “gone” blocks',
          'Three',
        ),
      )
    expect(browserErrors).toEqual(['warning: No view for blocks of type "gone"'])
    await canvas.focus('[data-block=a]')
    await page.keyboard.press('Delete')
    await expect
      .poll(() => blockTexts(canvas))
      .toEqual(texts('This site does not support “gone” blocks', 'Three'))
    await author.leave(page)
  })
})
