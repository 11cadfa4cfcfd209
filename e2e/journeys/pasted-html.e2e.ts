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
