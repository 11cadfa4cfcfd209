import { describe, expect, it } from 'vitest'
import { readPlainText } from './read-plain-text.ts'

const read = (...lines: string[]) =>
  readPlainText(lines.join('\n'))?.replaceAll(/(?<=>)\n|\n(?=<)/g, '') ?? null

describe('plain text that is clearly Markdown', () => {
  it('has its headings, lists, links, quotations, code and tables', () => {
    expect(
      read(
        '# Plan',
        '',
        'We *may* and **must**, not ~~can~~, run `npm start`. See [the site](https://example.org/).',
        '',
        '- one',
        '  - nested',
        '- two',
        '',
        '3. three',
        '4. four',
        '',
        '> quoted',
        '',
        '```js',
        'if (a < b) {',
        '  c()',
        '}',
        '```',
        '',
        '| A | B |',
        '| - | - |',
        '| 1 | 2 |',
      ),
    ).toBe(
      '<h1>Plan</h1><p>We <em>may</em> and <strong>must</strong>, not <del>can</del>, run <code>npm start</code>. ' +
        'See <a href="https://example.org/">the site</a>.</p>' +
        '<ul><li>one<ul><li>nested</li></ul></li><li>two</li></ul><ol start="3"><li>three</li><li>four</li></ol>' +
        '<blockquote><p>quoted</p></blockquote>' +
        '<pre><code class="language-js">if (a &lt; b) {\n  c()\n}</code></pre>' +
        '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    )
  })

  it.each([
    ['a list', '- one\n- two'],
    ['a list in prose', 'To do:\n\n* call Anna\n* write'],
    ['numbers that follow each other', '1. one\n2. two'],
    ['a link', 'See [this](/page) please'],
    ['a heading and a paragraph', '## Title\n\nText'],
    ['two headings', '## One\n### Two'],
    ['fenced code', '```\nx\n```'],
    ['a table', 'a | b\n--|--\n1 | 2'],
  ])('is recognised by %s', (_sign, text) => {
    expect(readPlainText(text)).toMatch(/^<(ul|p|ol|h2|pre|table)\b/)
  })

  it.each([
    ['a star in prose', 'A price of 3 * 4\n* a remark'],
    ['one line with a number', '1. Jan'],
    ['dates', '1. Jan\n\n3. Feb'],
    ['one item', '- one'],
    ['a single heading', '# Title'],
    ['a tag', '#holiday in Utrecht'],
    ['brackets', 'See [1] and (2), [name]: hello'],
    ['emphasis alone', 'This is **very** important'],
    ['a star for multiplication', '2 * 3 * 4'],
    ['names with underscores', 'call my_own_name and __init__'],
    ['a comment in a script', '# install\n\nnpm install;\n\n# run\n\nnpm start;'],
    ['a shell script', '#!/bin/sh\n\n# comment\n\necho "hi"'],
    ['source code', 'const a = {\n  b: 1,\n};\n\n/**\n * one\n * two\n */\nrun();'],
    ['a fence that is not closed', '```\ncode'],
    ['a line under text', 'Title\n-----\ntext'],
  ])('is not recognised by %s', (_sign, text) => {
    expect(readPlainText(text)).toBe(null)
  })

  it('keeps every word, of HTML and of lines that look like definitions', () => {
    const html = read(
      '- a <b>tag</b> and List<String>',
      '- two',
      '',
      '[10:02]: Hi',
      '',
      '<div>',
      'block',
      '</div>',
    )
    for (const word of ['&lt;b&gt;tag', 'List&lt;String&gt;', '[10:02]: Hi', '&lt;div&gt;', 'block'])
      expect(html).toContain(word)
    expect(readPlainText('- [one][1]\n- two\n\n[1]: https://example.org/')).toContain(
      '<a href="https://example.org/">one</a>',
    )
  })

  it('keeps the words and addresses of pictures that only another site has', () => {
    expect(
      read(
        'See ![the mill](https://example.org/mill.png) and ![](https://example.org/x.png)',
        '',
        '![a plan](img/plan.png)',
        '',
        '[![build](https://example.org/badge.svg)](https://example.org/ci)',
        '',
        '![dot](data:image/png;base64,AAAA)',
      ),
    ).toBe(
      '<p>See <a href="https://example.org/mill.png">the mill</a> and ' +
        '<a href="https://example.org/x.png">https://example.org/x.png</a></p>' +
        '<p>![a plan](img/plan.png)</p>' +
        '<p><a href="https://example.org/ci">build</a></p>' +
        '<p><img src="data:image/png;base64,AAAA" alt="dot"></p>',
    )
  })

  it('keeps lines that are short, and joins those that were broken', () => {
    expect(read('- one', '- two', '', 'Street 1', '1234 AB Town')).toContain('Street 1<br>1234 AB Town')
    const long = 'This sentence is so long that a program broke its lines after about seventy letters'
    expect(read('- one', '- two', '', long, `and ${long}`, 'and so on.')).toContain('letters\nand This')
  })
})

describe('plain text with lines of the same width', () => {
  const lines = [
    'The council of the municipality decided on Thursday evening to',
    'renovate the old windmill at the north side of the village, which has',
    'been closed to visitors since the storm. The work takes a year.',
    'Neighbours fear the noise, but are glad about the plans, which were',
    'presented to them in spring.',
  ]

  it('has its paragraphs joined', () => {
    expect(read(...lines)).toBe(`<p>${lines.join(' ')}</p>`)
    expect(read(...lines, '', ...lines)).toBe(`<p>${lines.join(' ')}</p><p>${lines.join(' ')}</p>`)
    expect(
      read(...lines, 'Another paragraph begins here, and its first line is as long as', 'those above.'),
    ).toBe(
      `<p>${lines.join(' ')}</p><p>Another paragraph begins here, and its first line is as long as those above.</p>`,
    )
  })

  it('keeps hyphens at line ends, without a blank after them, except for soft ones', () => {
    const [first = '', ...rest] = lines
    expect(read(`${first} reno-`, ...rest)).toContain('reno-renovate')
    expect(read(`${first} reno\u00AD`, ...rest)).toContain('renorenovate')
    expect(read(`${first} two-`, `and three-day ${rest[0]}`, ...rest.slice(1))).toContain(
      'two- and three-day',
    )
  })

  it('has its bullets as a list', () => {
    expect(read('Bring along:', '• a passport', '• a charger that fits the sockets', 'of the hotel')).toBe(
      '<p>Bring along:</p><ul><li>a passport</li><li>a charger that fits the sockets of the hotel</li></ul>',
    )
  })

  it.each([
    ['an address', 'Anna Bakker\nDorpsstraat 1\n1234 AB Utrecht\nThe Netherlands'],
    ['a poem', 'The rain falls down\non every roof\nand then at night\nit stops at last'],
    [
      'a list of long lines',
      'The first line is a sentence of its own, which is long.\nThe second is another one, and it is long, too.',
    ],
    ['one line', 'One line'],
    ['paragraphs in one line each', `${lines.join(' ')}\n\n${lines.join(' ')}`],
  ])('is left alone if it is %s', (_kind, text) => {
    expect(readPlainText(text)).toBe(null)
  })
})

describe('Markdown that its own rules would shorten', () => {
  it('keeps the cells of a row that is longer than its header', () => {
    expect(read('| a | b |', '|---|---|', '| 1 | 2 | more |')).toContain('<td>more</td>')
    expect(read('a | b', '--- | ---', '`x|y` | more')).toContain('<td>more</td>')
    expect(read('```', '| a | b |', '|---|---|', '| 1 | 2 | 3 |', '```')).not.toContain('| b | |')
  })

  it('keeps a definition that no link uses, and the second one of a label', () => {
    const list = ['- one', '- two', '']
    for (const line of ['[Minutes]: https://example.org/a', '[//]: # (A remark)', '[Room]: #12'])
      expect(read(...list, line)).toContain(line.slice(0, 5))
    const used = read(...list, 'See [it][1].', '', '[1]: https://example.org/a', '[1]: https://example.org/b')
    expect(used).toContain('<a href="https://example.org/a">it</a>')
    expect(used).toContain('example.org/b')
    expect(used).not.toContain('[1]: https://example.org/a')
  })

  it('keeps the numbers of a list', () => {
    const numbered = (...numbers: number[]) => read(...numbers.map(number => `${number}. x`))
    expect(numbered(10, 11, 13)).toBe('<ol start="10"><li>x</li><li>x</li><li value="13">x</li></ol>')
    expect(numbered(1, 1, 1)).toBe('<ol start="1"><li>x</li><li>x</li><li>x</li></ol>')
  })
})

describe('plain text of other programs', () => {
  it('means nothing but its lines if they are rows of cells, however long', () => {
    const row = (name: string) => `${name} from Rotterdam\tManager of the whole department\t2019`
    expect(read(row('Ann Smith'), row('Bob Jones'), row('Eve Brown'))).toBe(null)
  })

  it('ends lines where presentations and layout programs end them', () => {
    const lines = ['•\tone', '•\ttwo', '•\tthree']
    for (const end of ['\v', '\u2028', '\u0085'])
      expect(readPlainText(lines.join(end))).toBe('<ul><li>one</li><li>two</li><li>three</li></ul>')
  })
})
