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
