import type { Block } from '@ximblox/contract/blocks'
import { plainText } from '@ximblox/contract/rules/plain-text'
import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { editorFocused, heading } from '../canvas.ts'
import { copyElsewhere } from '../clipboard.ts'
import { type Author, hideTexts, logInAuthor, panel, richText, rows, rowTexts } from '../editing.ts'
import { openReader, type ReaderPage } from '../pasted-html/reader.ts'
import { png } from '../png.ts'

const url = inject('url')
let author: Author

beforeAll(async () => {
  author = await logInAuthor(url)
})
afterAll(() => author.close())

const text = (key: string, words: string) => ({ type: 'rich-text', key, props: { body: richText(words) } })

/** As Excel copies cells. */
const excel = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=Generator content="Microsoft Excel 15">
<style>td { mso-number-format: General; color: black }</style></head><body><!--StartFragment-->
<table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse'>
<col width=64 span=3 style='width:48pt'>
<tr height=20><td height=20 class=xl65 style='font-weight:700'><b>Naam</b></td><td><b>Uren</b></td><td><b>Tarief</b></td></tr>
<tr height=20><td>Ann</td><td align=right x:num="12.5">12,5</td><td align=right>€ 90,00</td></tr>
<tr height=20><td>Bo</td><td align=right>8</td><td align=right>€ 80,00</td></tr>
<tr height=20><td>&nbsp;</td><td></td><td></td></tr>
</table><!--EndFragment--></body></html>`

/** As Google Docs does: a paragraph in each cell. */
const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span>Phases</span></p>
<div dir="ltr"><table><colgroup><col width="301"><col width="301"></colgroup><tbody>
<tr><td><p dir="ltr"><span style="font-weight:700">Project phase</span></p></td><td><p dir="ltr"><span style="font-weight:700">Deadline</span></p></td></tr>
<tr><td><p dir="ltr"><span>Design</span></p><br></td><td><p dir="ltr"><span>May</span></p></td></tr></tbody></table></div>
<p dir="ltr"><span>And so on</span></p></b>`

const spans = `<table><tr><td rowspan="2">Monday</td><td>09:00</td><td>Opening</td></tr><tr><td>10:00</td><td>Talk</td></tr>
<tr><td colspan="2">Total</td><td>2</td></tr></table>`

const rich = `<table><thead><tr><th>Name</th><th>Details</th></tr></thead><tbody><tr>
<td><p>First para</p><p>Second para</p></td>
<td>see <a href="https://example.org/x">the link</a> in <b>bold</b><br>next line<ul><li>one</li><li>two</li></ul></td></tr></tbody></table>`

const mixed = `<p>Alpha</p><table><tr><td>a1</td><td>a2</td></tr></table><p>Beta</p>
<table><tr><td>b1</td><td>b2</td></tr></table><p>Gamma</p>`

/** Puts the caret after a word of a text. */
const writeAfter = async (page: Page, canvas: Frame, block: string, steps: number) => {
  await canvas.click(`[data-block=${block}] [data-field=body]`)
  await editorFocused(canvas)
  await page.keyboard.press('Control+Home')
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowRight')
}

const paste = async (page: Page, forms: Record<string, string>) => {
  await copyElsewhere(page, forms)
  await page.keyboard.press('Control+v')
}

const cellsOf = (block: Block | undefined): string[][] => {
  const { columns, rows } = block?.props ?? {}
  if (!Array.isArray(rows)) return []
  return rows.map(row =>
    Array.from({ length: Number(columns) }, (_, index) =>
      plainText((row as Record<string, never>)[`c${index + 1}`] ?? ''),
    ),
  )
}

const wordsOf = ({ props, type }: Block): string | string[][] =>
  type === 'table' ? cellsOf({ props, type } as Block) : plainText(props.body ?? '')

describe('a table of another program', () => {
  let reader: ReaderPage

  beforeAll(async () => {
    reader = await openReader()
  })
  afterAll(() => reader.close())

  const read = async (html: string) => {
    const { text, tables } = await reader.readTables(html)
    return {
      text: plainText(text),
      tables: tables.map(({ rows, ...facts }) => ({
        ...facts,
        rows: rows.map(row => row.map(cell => cell.text)),
      })),
    }
  }
  const facts = { caption: '', hasHeader: false, hasHeaderColumn: false }
  const mark = (index: number) => String.fromCharCode(0xfdd0) + index

  it('keeps its caption, headings and spanned cells', async () => {
    const html = `<p>Before</p><table><caption>Talks of <b>2026</b></caption><thead><tr><th colspan="2">When</th><th>What</th></tr></thead>
      <tr><th rowspan="2">Monday</th><td>09:00</td><td>Opening</td></tr><tr><td>10:00</td></tr></table><p>After</p>`
    expect(await read(html)).toEqual({
      text: ['Before', mark(0), 'After'].join('\n'),
      tables: [
        {
          caption: 'Talks of 2026',
          hasHeader: true,
          hasHeaderColumn: true,
          rows: [
            ['When', '', 'What'],
            ['Monday', '09:00', 'Opening'],
            ['', '10:00', ''],
          ],
        },
      ],
    })
  })

  it('has the tables in its cells as lines of them', async () => {
    const html = `<table><tr><td>a</td><td>b<table><tr><td>one</td><td>two</td></tr><tr><td>three</td><td></td></tr></table></td></tr>
      <tr><td>c</td><td></td></tr></table>`
    expect(await read(html)).toEqual({
      text: mark(0),
      tables: [
        {
          ...facts,
          rows: [
            ['a', 'b\none · two\nthree'],
            ['c', ''],
          ],
        },
      ],
    })
  })

  it('is text if it only arranges what is in it', async () => {
    const html = `<table role="presentation"><tr><td>One</td><td>Two</td></tr></table>
      <table><tr><td>Three</td></tr><tr><td>Four</td></tr></table>
      <table><tr><td>Five</td><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>`
    expect(await read(html)).toEqual({
      text: ['One', 'Two', 'Three', 'Four', 'Five', mark(0)].join('\n'),
      tables: [{ ...facts, rows: [['a', 'b']] }],
    })
  })

  it('stands between the halves of a list that it was in', async () => {
    const html = '<ul><li>One<table><tr><td>a</td><td>b</td></tr></table></li><li>Two</li></ul>'
    expect(await read(html)).toMatchObject({ tables: [{ rows: [['a', 'b']] }] })
  })
})

describe('a table pasted at the caret of a text', () => {
  it('stands between the words before and after, as one step, and writing goes on after what was pasted', async () => {
    const { page, canvas, id, browserErrors } = await author.open([text('a', 'OneTwo'), heading('h', 'End')])
    await writeAfter(page, canvas, 'a', 3)
    await paste(page, { 'text/html': mixed, 'text/plain': 'Alpha' })
    await expect.poll(() => rows(page).count()).toBe(6)
    await page.keyboard.type('!')
    await expect.poll(() => canvas.innerText('main')).toContain('Gamma!Two')
    const stored = await author.stored({ page, id })
    expect(stored.slice(0, 5).map(wordsOf)).toEqual([
      'OneAlpha',
      [['a1', 'a2']],
      'Beta',
      [['b1', 'b2']],
      'Gamma!Two',
    ])
    // Typing is a step, and the paste is one.
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect.poll(() => rowTexts(page)).toEqual(['Text OneTwo', 'Heading End'])
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('replaces the selected words, or the whole block if nothing else is in it, and has a text after it', async () => {
    const { page, canvas, id, browserErrors } = await author.open([text('a', 'Gone')])
    await writeAfter(page, canvas, 'a', 0)
    await page.keyboard.press('Control+a')
    await paste(page, { 'text/html': excel, 'text/plain': 'Naam\tUren' })
    await expect.poll(() => rowTexts(page)).toEqual([expect.stringMatching(/^Table Naam/), 'Text'])
    await page.keyboard.type('After')
    await expect.poll(() => rowTexts(page)).toEqual([expect.stringMatching(/^Table Naam/), 'Text After'])
    const [table] = await author.stored({ page, id })
    expect(cellsOf(table)).toEqual([
      ['Naam', 'Uren', 'Tarief'],
      ['Ann', '12,5', '€ 90,00'],
      ['Bo', '8', '€ 80,00'],
    ])
    expect(table?.props).toMatchObject({ headerRow: true, headerColumn: false })
    await expect.poll(() => canvas.locator('td.table__number').count()).toBe(4)
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('has no empty paragraphs of another program in its cells', async () => {
    const { page, canvas, id } = await author.open([text('a', 'One')])
    await writeAfter(page, canvas, 'a', 3)
    await paste(page, { 'text/html': docs, 'text/plain': 'Phases' })
    await expect.poll(() => rows(page).count()).toBe(3)
    const stored = await author.stored({ page, id })
    expect(stored.map(wordsOf)).toEqual([
      'OnePhases',
      [
        ['Project phase', 'Deadline'],
        ['Design', 'May'],
      ],
      'And so on',
    ])
    expect(stored[1]?.props).toMatchObject({ headerRow: true, rows: [{}, { c1: richText('Design') }] })
    await author.leave(page)
  })

  it('keeps the pictures around it and in its cells as blocks in their places', async () => {
    const { page, canvas, id } = await author.open([text('a', 'OneTwo')])
    await writeAfter(page, canvas, 'a', 3)
    const image = (red: number) => {
      const bytes = Buffer.from(png(60, 40, () => [red, 90, 40]))
      return `<img src="data:image/png;base64,${bytes.toString('base64')}">`
    }
    const table = `<table><tr><td>a ${image(60)}</td><td>b</td></tr></table>`
    await paste(page, { 'text/html': `<p>Alpha</p>${image(120)}${table}<p>Beta</p>`, 'text/plain': 'Alpha' })
    await expect.poll(() => rows(page).count()).toBe(5)
    const stored = await author.stored({ page, id })
    expect(stored.map(block => (block.type === 'image' ? 'image' : wordsOf(block)))).toEqual([
      'OneAlpha',
      'image',
      [['a', 'b']],
      'image',
      'BetaTwo',
    ])
    await author.leave(page)
  })

  it('becomes lines in the text of an item, and says how to get a table', async () => {
    const { page, canvas, id, browserErrors } = await author.open([
      { type: 'table', key: 't', props: { columns: '2', rows: [{ key: 'r', c1: richText('One') }] } },
    ])
    await canvas.click('[data-field="rows.r.c1"]')
    await editorFocused(canvas)
    await paste(page, { 'text/html': rich, 'text/plain': 'Name' })
    await page.getByText('The table was pasted as lines of text.').waitFor()
    await expect
      .poll(async () => cellsOf((await author.stored({ page, id }))[0]))
      .toEqual([
        ['One\nName · Details\nFirst para / Second para · see the link in bold / next line / one / two', ''],
      ])
    expect(JSON.stringify(await author.stored({ page, id }))).toContain('https://example.org/x')
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('is a block beside the text whose form it is pasted into', async () => {
    const { page, canvas, id, browserErrors } = await author.open([text('a', 'One')])
    await hideTexts(canvas)
    await rows(page).first().click()
    const field = panel(page).locator('.ProseMirror')
    await field.click()
    await page.keyboard.press('Control+End')
    await paste(page, { 'text/html': `${spans}<p>After</p>`, 'text/plain': 'Monday' })
    await expect.poll(() => rows(page).count()).toBe(3)
    await expect.poll(() => field.evaluate(node => node === document.activeElement)).toBe(true)
    await page.keyboard.type('!')
    await expect
      .poll(async () => (await author.stored({ page, id })).map(wordsOf))
      .toEqual([
        'One',
        [
          ['Monday', '09:00', 'Opening'],
          ['', '10:00', 'Talk'],
          ['Total', '', '2'],
        ],
        'After!',
      ])
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('may be rows with tabs', async () => {
    const { page, canvas, id } = await author.open([text('a', 'One')])
    await writeAfter(page, canvas, 'a', 0)
    await paste(page, { 'text/plain': 'Day\tRain\r\nMonday\t"no\r\nyes"\r\n' })
    await expect.poll(() => rows(page).count()).toBe(2)
    expect((await author.stored({ page, id })).map(wordsOf)).toEqual([
      [
        ['Day', 'Rain'],
        ['Monday', 'no\nyes'],
      ],
      'One',
    ])
    await author.leave(page)
  })
})

describe('plain text', () => {
  it('is a table if it is one of Markdown, and stays as it is when it is pasted as plain text', async () => {
    const { page, canvas, id } = await author.open([text('a', 'One')])
    await writeAfter(page, canvas, 'a', 3)
    await paste(page, { 'text/plain': '| Day | Rain |\n| --- | --- |\n| Monday | **no** |\n' })
    await expect.poll(() => rows(page).count()).toBe(3)
    await page.keyboard.press('Control+z')
    await expect.poll(() => rows(page).count()).toBe(1)
    await writeAfter(page, canvas, 'a', 3)
    await copyElsewhere(page, { 'text/plain': 'Day\tRain\nMonday\tno' })
    await page.keyboard.press('Control+Shift+v')
    await expect
      .poll(async () => (await author.stored({ page, id })).map(wordsOf))
      .toEqual(['OneDay\tRain\nMonday\tno'])
    await author.leave(page)
  })
})

describe('a table pasted as a block', () => {
  it('keeps spanned cells in their columns, and lines, links and formatting in cells, for visitors too', async () => {
    const { page, canvas, id, browserErrors } = await author.open([heading('a', 'One')])
    await canvas.focus('[data-block=a]')
    await paste(page, { 'text/html': `${rich}${spans}`, 'text/plain': 'Name' })
    await expect.poll(() => rows(page).count()).toBe(3)
    const [, first, second] = await author.stored({ page, id })
    expect(cellsOf(first)).toEqual([
      ['Name', 'Details'],
      ['First para\nSecond para', 'see the link in bold\nnext line\none\ntwo'],
    ])
    expect(cellsOf(second)).toEqual([
      ['Monday', '09:00', 'Opening'],
      ['', '10:00', 'Talk'],
      ['Total', '', '2'],
    ])
    await author.client.page.publish({ params: { id }, body: {} })
    const { drawing: view } = await author.client.page.drawing({ params: { id } })
    await page.goto(url + view.page.path)
    const cell = page.locator('td', { hasText: 'see the link' })
    expect(await cell.getByRole('link', { name: 'the link' }).getAttribute('href')).toBe(
      'https://example.org/x',
    )
    expect(await cell.locator('li').allInnerTexts()).toEqual(['one', 'two'])
    expect(await page.locator('td', { hasText: 'First para' }).locator('p').count()).toBe(2)
    expect(await page.locator('tr', { hasText: '10:00' }).locator('td').allInnerTexts()).toEqual([
      '',
      '10:00',
      'Talk',
    ])
    await author.leave(page)
    expect(browserErrors).toEqual([])
  })

  it('is one that another page of the site has copied', async () => {
    const { page, canvas, id } = await author.open([heading('a', 'One')])
    const own = { key: 'k', c1: richText('x'), c2: richText('y') }
    const props = { columns: '2', rows: [own] }
    const elsewhere = await author.open([{ type: 'table', key: 't', props }])
    await elsewhere.canvas.focus('[data-block=t]')
    await elsewhere.page.keyboard.press('Control+c')
    await elsewhere.page.getByText('1 block copied').waitFor({ state: 'attached' })
    await page.bringToFront()
    await canvas.focus('[data-block=a]')
    await page.keyboard.press('Control+v')
    await expect.poll(() => rows(page).count()).toBe(2)
    expect(cellsOf((await author.stored({ page, id }))[1])).toEqual([['x', 'y']])
    await elsewhere.page.close()
    await author.leave(page)
  })

  it('is none for a layout, whose content becomes text', async () => {
    const { page, canvas, id } = await author.open([heading('a', 'One')])
    const mail = `<table role="presentation"><tr><td><table><tr><td><p>Dear all</p></td></tr><tr><td>
      <table><tr><th>Day</th><th>Rain</th></tr><tr><td>Monday</td><td>no</td></tr></table></td></tr></table></td></tr></table>`
    await canvas.focus('[data-block=a]')
    await paste(page, { 'text/html': mail, 'text/plain': 'Dear all' })
    await expect.poll(() => rows(page).count()).toBe(3)
    expect((await author.stored({ page, id })).slice(1).map(wordsOf)).toEqual([
      'Dear all',
      [
        ['Day', 'Rain'],
        ['Monday', 'no'],
      ],
    ])
    await author.leave(page)
  })
})

describe('the cells of a table', () => {
  const table = {
    type: 'table',
    key: 't',
    props: {
      columns: '2',
      rows: [
        { key: 'h', c1: richText('Day'), c2: richText('Rain') },
        { key: 'r', c1: richText('Monday'), c2: richText('no') },
      ],
    },
  }

  it('are written one after the other with the Tab key, with lines and formatting', async () => {
    const { page, canvas, id, browserErrors } = await author.open([table])
    await canvas.click('[data-field="rows.h.c1"]')
    await editorFocused(canvas)
    await page.keyboard.press('End')
    await page.keyboard.type('s')
    for (const words of [' today', ', Tuesday', ' rain']) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(words)
    }
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('Sun')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('!')
    await expect
      .poll(async () => cellsOf((await author.stored({ page, id }))[0]))
      .toEqual([
        ['Days', 'Rain today'],
        ['Monday, Tuesday!', 'no rain\nSun'],
      ])
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })

  it('are in the form, for the columns in use, once their row is opened', async () => {
    const { page, canvas, id, browserErrors } = await author.open([table])
    await hideTexts(canvas)
    await rows(page).first().click()
    const form = panel(page)
    await form.getByText('Row 2').waitFor()
    expect(await form.locator('.ProseMirror').count()).toBe(0)
    await form.getByText('Row 2').click()
    await expect.poll(() => form.locator('.ProseMirror').count()).toBe(2)
    await form.getByRole('textbox', { name: 'Column 2' }).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(', never')
    await expect
      .poll(async () => cellsOf((await author.stored({ page, id }))[0])[1])
      .toEqual(['Monday', 'no, never'])
    expect(browserErrors).toEqual([])
    await author.leave(page)
  })
})
