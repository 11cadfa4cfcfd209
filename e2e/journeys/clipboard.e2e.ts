import type { Frame } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { blockTexts, editorFocused, focused, heading } from '../canvas.ts'
import { type Author, hasFocus, logInAuthor, panel, richText, rows, rowTexts } from '../editing.ts'
import { png } from '../png.ts'

let author: Author

beforeAll(async () => {
  author = await logInAuthor(inject('url'))
})
afterAll(() => author.close())

const pasteAs = (canvas: Frame, forms: Record<string, string>) =>
  canvas.evaluate(forms => {
    const clipboardData = new DataTransfer()
    for (const [type, text] of Object.entries(forms)) clipboardData.setData(type, text)
    const target = document.activeElement ?? document.body
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, forms)

describe('copying and pasting blocks', () => {
  it('copies them between pages and browsers with new keys', async () => {
    const columns = { type: 'columns', key: 'cols', slots: { left: [heading('in', 'Inside')] } }
    const gone = { type: 'gone', key: 'old', props: { any: 'thing' } }
    const from = await author.open([heading('a', 'One'), columns, gone])
    await from.canvas.focus('[data-block=cols]')
    await from.page.keyboard.press('Control+c')
    await from.page.getByText('1 block copied').waitFor({ state: 'attached' })
    const to = await author.open([heading('a', 'Elsewhere'), heading('b', 'After')])
    await to.canvas.focus('[data-block=a]')
    await to.page.keyboard.press('Control+v')
    await expect
      .poll(() => rowTexts(to.page))
      .toEqual([
        'Heading Elsewhere',
        'Columns',
        'Left column',
        'Heading Inside',
        'Right column',
        'Heading After',
      ])
    await to.page.getByText('1 block pasted').waitFor({ state: 'attached' })
    const [, pasted] = await author.stored(to)
    expect([pasted?.key, pasted?.slots?.left?.[0]?.key]).not.toContain('cols')
    await expect.poll(() => focused(to.canvas)).toBe(pasted?.key)

    await from.canvas.focus('[data-block=old]')
    await from.page.keyboard.press('Control+x')
    await expect.poll(() => rowTexts(from.page)).not.toContain('gone')
    await to.page.keyboard.press('Control+v')
    await expect.poll(() => rowTexts(to.page)).toContain('gone')
    expect((await author.stored(to))[2]).toMatchObject({ type: 'gone', props: { any: 'thing' } })
    expect(from.browserErrors.concat(to.browserErrors).filter(text => !text.includes('No view'))).toEqual([])
    await from.page.close()
    await to.page.close()
  })

  it('works in the outline, into the focused slot or next to one that does not accept it', async () => {
    const hero = { type: 'hero', key: 'top', props: { title: 'Top' } }
    const { page, id } = await author.open([heading('a', 'One'), hero, { type: 'columns', key: 'cols' }])
    await rows(page).filter({ hasText: 'One' }).click()
    await page.keyboard.press('Control+x')
    await expect.poll(() => rows(page).count()).toBe(4)
    await expect
      .poll(() =>
        rows(page)
          .first()
          .evaluate(row => row === document.activeElement),
      )
      .toBe(true)
    await rows(page).filter({ hasText: 'Right' }).click()
    await page.keyboard.press('Control+v')
    const pasted = rows(page).filter({ hasText: 'One' })
    await expect.poll(() => pasted.getAttribute('aria-level')).toBe('3')
    await expect.poll(() => hasFocus(pasted)).toBe(true)
    await page.keyboard.press('Control+z')
    await expect.poll(() => pasted.count()).toBe(0)
    await rows(page).filter({ hasText: 'Top' }).click()
    await page.keyboard.press('Control+c')
    await rows(page).filter({ hasText: 'Right' }).click()
    await page.keyboard.press('Control+v')
    await expect
      .poll(() => author.stored({ page, id }).then(all => all.map(({ type }) => type)))
      .toEqual(['hero', 'columns', 'hero'])
    await author.leave(page)
  })

  it('leaves copying within a text to the browser', async () => {
    const { page, canvas } = await author.open([heading('a', 'One'), heading('b', 'Two')])
    await canvas.click('[data-block=a] [data-field=text]')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+c')
    await canvas.click('[data-block=b] [data-field=text]')
    await page.keyboard.press('End')
    await page.keyboard.press('Control+v')
    await expect
      .poll(() => blockTexts(canvas))
      .toEqual([expect.stringMatching(/^One/), expect.stringMatching(/^TwoOne/)])
    await page.getByLabel('Title').focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+x')
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('')
    await expect.poll(() => rows(page).count()).toBe(2)
    await author.leave(page)
  })

  it('works with buttons', async () => {
    const { page, canvas } = await author.open([heading('a', 'One'), heading('b', 'Two')])
    await page.context().grantPermissions(['clipboard-read'])
    await canvas.click('[data-block=a] [data-field=text]')
    await canvas.getByRole('button', { name: 'Copy', exact: true }).click()
    await page.getByText('1 block copied').waitFor({ state: 'attached' })
    await rows(page).filter({ hasText: 'Two' }).click()
    await page.getByRole('button', { name: 'Paste' }).click()
    await expect.poll(() => rowTexts(page)).toEqual(['Heading One', 'Heading Two', 'Heading One'])
    await panel(page).getByRole('button', { name: 'Actions' }).click()
    await page.getByRole('menuitem', { name: 'Cut' }).click()
    await expect.poll(() => rowTexts(page)).toEqual(['Heading One', 'Heading Two'])
    await page.context().clearPermissions()
    await page.getByRole('button', { name: 'Paste' }).click()
    await page.getByText('Press Ctrl+V or ⌘V instead').waitFor()
    await author.leave(page)
  })

  it('turns content from other programs into blocks without scripts or unsafe links', async () => {
    const { page, canvas, browserErrors, id } = await author.open([heading('a', 'One')])
    const hostile = `<meta><style>p { color: red }</style>
      <h1 onclick="alert(1)">Plan <script>alert(2)</script></h1>
      <p>Read <a href="https://example.org/">this</a>, <a href="javascript:alert(3)">not that</a></p>
      <img src="/nothing-here.png" onerror="alert(4)"><iframe src="javascript:alert(5)"></iframe>
      <ul><li>one</li><li>two</li></ul>
      <table><tr><th>Day</th><td><b>Monday</b></td></tr></table>
      <b style="font-weight: normal"><p>Plain <span style="font-weight:700">strong</span></p></b>
      <h5>Small <svg onload="alert(6)"></svg></h5>`
    page.on('dialog', () => expect.unreachable())
    await canvas.focus('[data-block=a]')
    await pasteAs(canvas, { 'text/html': hostile, 'text/plain': 'Plan' })
    await expect
      .poll(() => rowTexts(page))
      .toEqual([
        'Heading One',
        'Heading Plan',
        expect.stringMatching('^Text Read'),
        'Table Day',
        'Text Plain strong',
        'Heading Small',
      ])
    const [, large, text, table, plain, small] = await author.stored({ page, id })
    expect([large?.props.level, small?.props.level]).toEqual(['h2', 'h4'])
    const words = JSON.stringify(text?.props.body)
    expect(words).toContain('"text":"this","marks":[{"type":"link","attrs":{"href":"https://example.org/"}}]')
    expect(table?.props).toMatchObject({
      columns: '2',
      headerRow: false,
      headerColumn: true,
      rows: [{ c1: richText('Day') }],
    })
    expect(JSON.stringify(table?.props.rows)).toContain('"text":"Monday","marks":[{"type":"bold"}]')
    expect(JSON.stringify(plain?.props.body)).toContain(
      '"Plain "},{"type":"text","text":"strong","marks":[{"type":"bold"}]',
    )
    expect(JSON.stringify([large, text, table, plain, small])).not.toMatch(/alert|javascript|color/)
    await expect
      .poll(() => canvas.locator('main').innerHTML())
      .not.toMatch(/alert|javascript|onclick|<img|<iframe/)
    await page.keyboard.press('Control+z')
    await expect.poll(() => rowTexts(page)).toEqual(['Heading One'])
    await pasteAs(canvas, { 'text/plain': 'A line\n\nAnd another' })
    await expect.poll(() => rowTexts(page)).toEqual(['Heading One', 'Text A line'])
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })
})

describe('pictures as files', () => {
  const picture = (name: string, red: number) => ({
    name,
    type: 'image/png',
    bytes: [...png(60, 40, () => [red, 90, 40])],
  })
  const give = (
    canvas: Frame,
    kind: 'paste' | 'drop',
    files: { name: string; type: string; bytes: number[] }[],
  ) =>
    canvas.evaluate(
      ({ kind, files }) => {
        const data = new DataTransfer()
        for (const { name, type, bytes } of files)
          data.items.add(new File([new Uint8Array(bytes)], name, { type }))
        const init = { bubbles: true, cancelable: true }
        const target = document.activeElement ?? document.body
        if (kind === 'paste')
          return target.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: data }))
        const box = document.querySelector('[data-block=a]')?.getBoundingClientRect()
        const at = { clientX: (box?.left ?? 0) + 20, clientY: (box?.bottom ?? 0) - 2 }
        for (const type of ['dragenter', 'dragover', 'drop'])
          document.body.dispatchEvent(new DragEvent(type, { ...init, ...at, dataTransfer: data }))
      },
      { kind, files },
    )

  it('uploads them and inserts them after the current block in their order', async () => {
    const { page, canvas, id, browserErrors } = await author.open([heading('a', 'One'), heading('b', 'Two')])
    const names = [1, 2].map(() => `pasted-${crypto.randomUUID()}.png`)
    await canvas.click('[data-block=a] [data-field=text]')
    await give(
      canvas,
      'paste',
      names.map((name, index) => picture(name, index * 80)),
    )
    await expect.poll(() => rows(page).count()).toBe(4)
    const blocks = await author.stored({ page, id })
    expect(blocks.map(({ type }) => type)).toEqual(['heading', 'image', 'image', 'heading'])
    expect(blocks.flatMap(({ __images }) => __images.image?.fileName ?? [])).toEqual(names)
    await expect.poll(() => canvas.locator('main img').count()).toBe(2)
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect.poll(() => rowTexts(page)).toEqual(['Heading One', 'Heading Two'])
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('inserts a dropped picture where it was dropped', async () => {
    const { page, canvas, id } = await author.open([heading('a', 'One'), heading('b', 'Two')])
    await give(canvas, 'drop', [picture(`dropped-${crypto.randomUUID()}.png`, 200)])
    await expect.poll(() => rows(page).count()).toBe(3)
    expect((await author.stored({ page, id })).map(({ type }) => type)).toEqual([
      'heading',
      'image',
      'heading',
    ])
    await author.leave(page)
  })

  it('keeps a picture whose upload failed, and inserts it when it is tried again', async () => {
    const { page, canvas } = await author.open([heading('a', 'One'), heading('b', 'Two')])
    await page.route('**/*', (route, request) =>
      request.method() === 'POST' && request.headers()['content-type']?.includes('multipart')
        ? route.abort()
        : route.fallback(),
    )
    await canvas.click('[data-block=a] [data-field=text]')
    await give(canvas, 'paste', [picture(`failed-${crypto.randomUUID()}.png`, 120)])
    const again = page.getByRole('button', { name: /again/i })
    await again.waitFor()
    await expect.poll(() => rowTexts(page)).toEqual(['Heading One', 'Heading Two'])
    await page.unrouteAll()
    await again.click()
    await expect.poll(() => rows(page).count()).toBe(3)
    await author.leave(page)
  })

  it.each([
    ['a text', '[data-block=a] [data-field=body]'],
    ['the page', '[data-block=a]'],
  ])('come out of HTML that is pasted into %s, unless only another site has them', async (_place, target) => {
    const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'One' }] }] }
    const { page, canvas, id, browserErrors } = await author.open([
      { type: 'rich-text', key: 'a', props: { body } },
      heading('b', 'Two'),
    ])
    const data = Buffer.from(picture('', 200).bytes).toString('base64')
    if (target.includes('field')) {
      await canvas.click(target)
      await editorFocused(canvas)
    } else await canvas.focus(target)
    await pasteAs(canvas, {
      'text/html': `<p>Three <img src="data:image/png;base64,${data}"></p><img src="https://example.org/a.png">
        <img src="/b.png"><img src="https://example.org/count.gif" width="1">`,
      'text/plain': 'Three',
    })
    await page.getByText('2 images were not pasted').waitFor()
    const types = async () => (await author.stored({ page, id })).map(({ type }) => type)
    const isInText = target.includes('field')
    const pasted = isInText ? [] : ['rich-text', 'image']
    await expect.poll(types).toEqual(['rich-text', ...pasted, 'heading'])
    const stored = async () => JSON.stringify(await author.stored({ page, id }))
    await expect.poll(async () => (await stored()).includes('"type":"image","attrs"')).toBe(isInText)
    expect(await stored()).toContain('Three')
    // The library says that it has an “image.png”, and keeps both.
    expect(browserErrors.filter(error => !error.includes('409'))).toEqual([])
    await author.leave(page)
  })

  it('says what else cannot be pasted', async () => {
    const { page, canvas } = await author.open([heading('a', 'One')])
    await canvas.click('[data-block=a] [data-field=text]')
    await give(canvas, 'paste', [{ name: 'notes.pdf', type: 'application/pdf', bytes: [37, 80] }])
    await page.getByText('Only images can be pasted').waitFor()
    await expect.poll(() => rows(page).count()).toBe(1)
    await author.leave(page)
  })
})
