import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clipboards } from '../clipboards.ts'
import { openReader, type ReaderPage } from '../pasted-html/reader.ts'

const found = await clipboards()
let reader: ReaderPage

beforeAll(async () => {
  reader = await openReader()
})
afterAll(() => reader.close())

describe('the clipboard of a program', () => {
  it.each(found)('$name is read as what it looks like there', async ({ html, text, expected }) => {
    expect(html === '' ? await reader.readText(text) : await reader.read(html)).toBe(expected)
    expect(await reader.read(expected)).toBe(expected)
  })
})

describe('HTML of any program', () => {
  it('keeps every word in its order, is not changed when read again, and is accepted by the server', async () => {
    const documents = found.flatMap(({ html }) => (html === '' ? [] : [html]))
    for (const seed of [1, 2, 3, 4]) expect(await reader.check(documents, { runs: 500, seed })).toBe(null)
  })

  it('has no empty bullet above a list, whatever is around that list', async () => {
    const inner = '<ul>\n<li>mill</li>\n</ul>'
    expect(await reader.read(`<ul><li><div><span>${inner}</span></div></li></ul>`)).toBe(inner)
  })

  it('keeps the order of an item whose text follows a list, however deep that list stands', async () => {
    const item =
      '<li data-aria-level="1"><div><div><ul><li data-aria-level="2">One</li></ul></div>Two</div></li>'
    const shown = await reader.read(`<ul>${item}</ul>`)
    expect(shown.match(/One|Two/g)).toEqual(['One', 'Two'])
  })

  it('keeps the lines between the items of a list, in elements around items and beside empty ones', async () => {
    const title = '<h4><li>One</li>Two</h4>Three'
    const empty = 'One<ul>Two<li></li></ul>Three'
    for (const content of [title, empty])
      expect(
        (await reader.read(`<ul>${content}</ul>`))
          .replaceAll(/<[^>]*>/g, ' ')
          .trim()
          .split(/\s+/),
      ).toEqual(['One', 'Two', 'Three'])
    const [before, after] = [
      'Wo<span>rd<li>One</li></span>',
      '<div><span><li>One</li>Wo</span><span>rd</span></div>',
    ]
    for (const content of [before, after])
      expect(await reader.read(`<ul>${content}</ul>`)).toContain('<p>Word</p>')
  })

  it('has no empty bullet or list where preformatted text held only a picture', async () => {
    const picture = '<pre><img src="https://example.org/x.png" alt=""></pre>'
    const inner = '<ol>\n<li>mill</li>\n</ol>'
    expect(await reader.read(`<ul><li>${picture}</li><ul>${inner}</ul></ul>`)).toBe(inner)
  })

  it('keeps a picture that stands on a line of its own', async () => {
    const picture = '<img src="https://example.org/x.png" style="display: block">'
    expect(await reader.read(`<p>One${picture}two</p>`)).toContain('<img src="https://example.org/x.png">')
  })

  it('joins and parts words as a flex box does', async () => {
    const parts = 'on<!-- no part -->ly<wbr>one<b>two</b>three'
    expect(await reader.read(`<div style="display: flex">${parts}</div>`)).toBe(
      '<p>onlyone <strong>two</strong> three</p>',
    )
    expect(await reader.read(`<pre style="display: flex">${parts}</pre>`)).toBe(
      '<pre>onlyone two three</pre>',
    )
    expect(await reader.read(`<details style="display: flex">on<b>ly</b></details>`)).toBe(
      '<p>on<strong>ly</strong></p>',
    )
  })

  it('counts the links that become text, because their address is not allowed', async () => {
    const refused = ['javascript:alert(1)', 'file:///C:/x', 'ftp://example.org/', 'relative/page', 'data:,x']
    const others = ['https://example.org/', '#_ftn1', '', '#here', '/path']
    const links = [...refused, ...others].map(href => `<a href="${href}">text</a>`)
    expect(await reader.refusedLinks(links.join(' '))).toBe(refused.length)
    expect(await reader.refusedLinks('<a href="file:///C:/x"></a><a name="x">text</a>')).toBe(0)
  })

  it('runs no script, fetches nothing and needs no style', async () => {
    const asked: string[] = []
    reader.page.on('request', request => asked.push(request.url()))
    const html = `<img src="https://example.org/x.png" onerror="document.title='run'" style="color:red">
      <script>document.title = 'run'</script><svg onload="document.title='run'"></svg>
      <p title=" > " style='font-weight:bold' onclick=x>Words</p><style>p { color: red }</style>`
    expect(await reader.read(html)).toBe(
      '<p><img src="https://example.org/x.png"></p>\n<p><strong>Words</strong></p>',
    )
    expect(await reader.page.title()).toBe('')
    expect(asked).toEqual([])
  })

  it('is read in a time that grows with its length alone', async () => {
    const read = (html: string) =>
      reader.page.evaluate(html => window.reader.readHTML(html).body.textContent.length, html)
    for (const part of [
      '<p>word <b>bold</b></p>',
      '<a "',
      '<ul><li>',
      '<p style="',
      '&nbsp;<br>',
      '<!--[if',
      '<!--<td>',
      '<style><td>',
      '<div>',
    ])
      expect(await read(part.repeat(20_000))).toBeGreaterThanOrEqual(0)
  })

  it('drops the numbers beside lines of code, and no others', async () => {
    const mono = 'style="white-space:pre;font-family:monospace"'
    const table = (...rows: string[]) => `<table>${rows.map(cells => `<tr>${cells}</tr>`).join('')}</table>`
    const line = (number: number, text: string) => `<td>${number}</td><td ${mono}>${text}</td>`
    expect(await reader.read(table(line(7, 'if a:'), line(8, '  b()')))).toBe('<pre>if a:\n  b()</pre>')
    for (const [html, words] of [
      [table('<td class="code">NL</td><td>31</td>', '<td class="code">DE</td><td>49</td>'), ['31', '49']],
      [table(`<td ${mono}>NL</td><td>31</td>`, `<td ${mono}>DE</td><td>49</td>`), ['31', '49']],
      [table(line(31, 'NL'), line(49, 'DE')), ['31', '49']],
      [
        table(`<td ${mono}>Ann</td><td ${mono}>Smith</td>`, `<td ${mono}>Bob</td><td ${mono}>Jones</td>`),
        ['Ann</', 'Smith</', 'Bob</'],
      ],
      [
        '<table><tr><td>1</td><td>Run this: <pre>npm i</pre> then restart</td></tr></table>',
        ['Run this', 'then restart'],
      ],
      [
        '<table><caption>Codes</caption><tr><td>1</td><td><pre>npm i</pre></td></tr></table>',
        ['Codes', 'npm i'],
      ],
    ] as const)
      for (const word of words) expect(await reader.read(html)).toContain(word)
  })

  it('keeps the words that a browser showed', async () => {
    expect(await reader.read('<span class="sr-only md:not-sr-only">per month</span>')).toContain('per month')
    expect(await reader.read('<div popover style="display:block">Help</div>')).toContain('Help')
    expect(await reader.read('<p>one<br class="Apple-interchange-newline">two</p>')).toBe('<p>one<br>two</p>')
    for (const end of ['\v', '\u0085', '\u2028', '\u2029'])
      expect(await reader.read(`<p>one${end}two</p>`)).toBe('<p>one<br>two</p>')
  })

  it('keeps words apart that stand beside each other', async () => {
    for (const style of [
      'float: right',
      'position: absolute; left: 4em',
      'display: table-cell',
      'display: inline-block; padding: 0 8px',
      'display: -webkit-box',
      'display: block flow',
    ]) {
      const lines = await reader.read(`<div><span>Coffee</span><span style="${style}">3.50</span></div>`)
      expect([style, lines.replaceAll(/<[^>]*>/g, '').split(/\s+/)]).toEqual([style, ['Coffee', '3.50']])
    }
    expect(await reader.read('<p>H<span style="display:inline-block">i</span></p>')).toBe('<p>Hi</p>')
    expect(
      await reader.read(
        '<div style="display:flex"><div style="display:contents"><span>One</span><span>Two</span></div></div>',
      ),
    ).toBe('<p>One Two</p>')
    const svg =
      '<svg><foreignObject><div>One</div></foreignObject><foreignObject><p>Two</p></foreignObject></svg>'
    expect(await reader.read(svg)).toBe('<p>One Two</p>')
    expect(await reader.read('<td>One</td><td>Two</td><table><tr><td>Three</td></tr></table>')).toContain(
      '<p>One</p>\n<p>Two</p>',
    )
  })

  it('follows style sheets as far as they hide, show or break text', async () => {
    const readWith = (sheet: string) => reader.read(`<style>${sheet}</style><p class="x">Words</p>`)
    for (const sheet of [
      'p { display: block !important } .x { display: none }',
      '@scope (.y) { .x { display: none } }',
      '@media print { @supports (color: red) { .x { display: none } } .x { display: none } }',
      '@starting-style { .x { display: none } }',
      'p { color: red; & .z { display: none } }',
    ])
      expect([sheet, await readWith(sheet)]).toEqual([sheet, '<p>Words</p>'])
    for (const sheet of ['@import "x.css"; .x { display: none }', '.x { display: none !important }'])
      expect([sheet, await readWith(sheet)]).toEqual([sheet, ''])
    const clipped = (clip: string) => `<p style="position:absolute; clip: rect(${clip})">Words</p>`
    expect(await reader.read(clipped('0, 200px, 50px, 0'))).toBe('<p>Words</p>')
    for (const clip of ['0, 0, 0, 0', '1px 1px 1px 1px', '0px,0px,0px,0px'])
      expect([clip, await reader.read(clipped(clip))]).toEqual([clip, ''])
  })

  it('keeps the text of fields, raw elements and missing pictures', async () => {
    const select = `<select><option label="One"><optgroup label="More"><option>Two</option></optgroup></select>`
    expect(await reader.read(select)).toBe('<p>One, More: Two</p>')
    expect(await reader.read('<input type="image" alt="Send" src="x.png">')).toBe('<p>Send</p>')
    expect(await reader.read('<p><img alt="Our team"> at work</p>')).toBe('<p>Our team at work</p>')
    for (const name of ['textarea', 'xmp'])
      expect(await reader.read(`<${name}>a <style>b</style> c</${name}>`)).toContain('&lt;style&gt;b')
  })

  it('writes formulas in lines that mean the same', async () => {
    const row = (...cells: string[]) =>
      `<mtr>${cells.map(cell => `<mtd><mn>${cell}</mn></mtd>`).join('')}</mtr>`
    for (const [formula, line] of [
      ['<mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mi>c</mi></mfrac>', '(a+b)/c'],
      ['<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup>', 'x<sub>1</sub><sup>2</sup>'],
      ['<msup><mi>x</mi><mfrac><mn>1</mn><mn>2</mn></mfrac></msup>', 'x<sup>1/2</sup>'],
      ['<mroot><mi>x</mi><mn>3</mn></mroot>', '<sup>3</sup>√x'],
      ['<msqrt><mi>x</mi><mo>+</mo><mn>1</mn></msqrt>', '√(x+1)'],
      ['<munderover><mo>∑</mo><mn>0</mn><mi>n</mi></munderover><mi>k</mi>', '∑<sub>0</sub><sup>n</sup>k'],
      [`<mo>(</mo><mtable>${row('1', '2')}${row('3', '4')}</mtable><mo>)</mo>`, '(1 2; 3 4)'],
    ] as const)
      expect(await reader.read(`<p><math>${formula}</math></p>`)).toBe(`<p>${line}</p>`)
  })

  it('keeps each text box of Word, also one that says the same as other text', async () => {
    const box = (content: string) =>
      `<p class=MsoNormal>Before<!--[if gte vml 1]><v:shape>${content}</v:shape><![endif]-->` +
      '<![if !vml]><span><img src="file:///x.png"></span><![endif]></p>'
    const text = (words: string) => `<v:textbox><div><p class=MsoNormal>${words}</p></div></v:textbox>`
    expect(await reader.read(`${box(text('Sale'))}${box(text('Sale'))}<p class=MsoNormal>Sale</p>`)).toBe(
      ['Before', 'Sale', 'Before', 'Sale', 'Sale'].map(words => `<p>${words}</p>`).join('\n'),
    )
    expect(await reader.read(box('<v:textpath style="x" string="Big &amp; bold"/>'))).toBe(
      '<p>Before</p>\n<p>Big &amp; bold</p>',
    )
  })

  it('keeps the words of a caption apart, and characters that other programs use for marks', async () => {
    const table = (caption: string) =>
      `<table><caption>${caption}</caption><tr><td>1</td><td>2</td></tr></table>`
    expect((await reader.readTables(table('<p>One</p><p>Two<br>three</p>'))).tables[0]?.caption).toBe(
      'One Two three',
    )
    const { text, tables } = await reader.readTables(`<p>\uE0000</p>${table('One')}`)
    expect([JSON.stringify(text).includes('\uE0000'), tables.length]).toEqual([true, 1])
  })

  it('keeps the markup of this product', async () => {
    for (const own of [
      '<div data-callout="tip" role="note">\n<div data-callout-text="">\n<p>Words</p>\n</div>\n</div>',
      '<p><a href="#" data-link-target="{&quot;ref&quot;:&quot;page&quot;,&quot;id&quot;:3}">page</a></p>',
      '<figure data-text-image="{&quot;file&quot;:{&quot;ref&quot;:&quot;file&quot;,&quot;id&quot;:3}}"></figure>',
      '<p data-pm-slice="1 1 []">two  blanks</p>\n<p></p>\n<p>after an empty line</p>',
    ])
      expect(await reader.read(own.replaceAll('\n', ''))).toBe(own)
  })
})
