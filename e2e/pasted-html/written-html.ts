import fc from 'fast-check'

/** HTML as browsers, word processors and mail programs write it: any of their elements in any other. */
export const writtenHTML = (): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...wrappers), fc.array(tree.block, { minLength: 1, maxLength: 6 }))
    .map(([[before, after], blocks]) => `${before}${blocks.join('\n')}${after}`)

const wrappers = [
  ['', ''],
  ["<meta charset='utf-8'>", ''],
  ['<html><body>\n<!--StartFragment-->', '<!--EndFragment-->\n</body></html>'],
  ['<b style="font-weight:normal;" id="docs-internal-guid-1">', '</b>'],
  [
    '<html xmlns:o="x"><head><style><!-- p.MsoTitle {mso-outline-level:1} --></style></head><body>',
    '</body>',
  ],
  ['<div style="white-space: pre-wrap">', '</div>'],
  ['<div dir="rtl">', '</div>'],
] as const

const word = fc.constantFrom(
  ...[
    'mill',
    'Café',
    'naïve',
    'e\u0301t\u00e9',
    'שלום',
    'مرحبا',
    '春',
    '風車',
    '42',
    '3.5',
    'A',
    'o',
    'soft\u00ADhyphen',
    '&lt;p&gt;',
    'x_y',
  ],
)

const gap = fc.constantFrom(' ', '\n', '\n  ', '&nbsp;', ' &nbsp;', '\t', ', ', '', ' ')

const text = fc.array(fc.tuple(word, gap), { minLength: 1, maxLength: 4 }).map(parts => parts.flat().join(''))

const styles = fc.constantFrom(
  '',
  'font-weight:700',
  'font-weight: normal',
  'font-style:italic',
  'text-decoration: line-through',
  'vertical-align:super;font-size:0.6em',
  'display:block',
  'display: flex',
  'white-space:pre-wrap',
  'white-space: pre; font-family: Consolas, monospace',
  'direction:rtl;unicode-bidi:embed',
  'margin-left:36.0pt',
  "font-family:'Roboto Mono';color:#188038",
  'mso-spacerun:yes',
  'list-style-type: lower-alpha',
)

const attributes = fc
  .tuple(
    styles,
    fc.constantFrom(
      '',
      ' class=MsoNormal',
      ' class="MsoListParagraphCxSpFirst"',
      ' dir=RTL',
      ' dir="auto"',
      ' lang=NL',
    ),
  )
  .map(([style, more]) => `${style === '' ? '' : ` style='${style}'`}${more}`)

const within = (names: readonly string[], content: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...names), attributes, content)
    .map(([name, attributes, inner]) => `<${name}${attributes}>${inner}</${name}>`)

const inlines = [
  'b',
  'i',
  'em',
  'strong',
  'span',
  'font',
  'u',
  's',
  'del',
  'ins',
  'code',
  'kbd',
  'sup',
  'sub',
  'small',
  'mark',
  'q',
  'o:p',
  'st1:place',
  'cite',
  'label',
  'abbr',
  'bdo',
  'nobr',
]

const hrefs = [
  'https://example.org/a b',
  '#_ftn1',
  'javascript:alert(1)',
  '/path',
  'mailto:a@example.org',
  'relative',
  '',
]

const marker = fc
  .constantFrom('·', '§', '–')
  .map(
    sign =>
      `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>`,
  )

/** A function, because each may be in each. */
const tree = fc.letrec<Record<'inline' | 'block' | 'flow' | 'item' | 'wordItem' | 'list' | 'table', string>>(
  tie => ({
    inline: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      text,
      within(inlines, tie('inline')),
      fc
        .tuple(fc.constantFrom(...hrefs), tie('inline'))
        .map(([href, inner]) => `<a href="${href}" target=_blank>${inner}</a>`),
      fc.constantFrom(
        '<br>',
        '<br clear=all>',
        '<!-- a comment -->',
        '<wbr>',
        '<span>&nbsp;</span>',
        '<img src="https://example.org/x.png" alt="">',
        '<o:p></o:p>',
      ),
      fc.tuple(tie('inline'), tie('inline')).map(parts => parts.join('')),
    ),
    flow: fc
      .array(fc.oneof({ depthSize: 'small' }, tie('inline'), tie('block')), { maxLength: 3 })
      .map(parts => parts.join('')),
    block: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      within(['p', 'p', 'div', 'h1', 'h2', 'h5'], tie('inline')),
      within(
        [
          'div',
          'section',
          'blockquote',
          'center',
          'article',
          'address',
          'figure',
          'details',
          'summary',
          'dl',
          'dt',
          'dd',
          'aside',
        ],
        tie('flow'),
      ),
      within(['pre'], tie('inline')),
      within(['span', 'b', 'a'], tie('flow')),
      tie('list'),
      tie('wordItem'),
      tie('table'),
      fc.constantFrom(
        '<hr>',
        '<p><o:p>&nbsp;</o:p></p>',
        '<p><br></p>',
        '<br><br>',
        '<div></div>',
        '<ul></ul>',
        '<p style="display:none">hidden</p>',
        '<script>script</script>',
        '<title>title</title>',
      ),
    ),
    item: within(['li', 'li', 'li', 'p', 'div'], tie('flow')),
    list: fc
      .tuple(
        fc.constantFrom('ul', 'ol', 'ol start=3', 'ol type=a', 'ol type="1"', 'ol reversed', 'menu'),
        fc.array(fc.oneof({ depthSize: 'small' }, tie('item'), tie('item'), tie('list'), tie('inline')), {
          maxLength: 3,
        }),
      )
      .map(([name, items]) => `<${name}>${items.join('\n')}</${name.split(' ')[0]}>`),
    wordItem: fc
      .tuple(fc.nat({ max: 3 }), marker, tie('inline'))
      .map(
        ([level, marker, inner]) =>
          `<p class=MsoListParagraph style='margin-left:${(level + 1) * 36}.0pt;text-indent:-18.0pt;mso-list:l0 level${level + 1} lfo1'>${marker}${inner}</p>`,
      ),
    table: fc
      .array(
        fc.array(fc.tuple(fc.constantFrom('td', 'th', 'td rowspan=2', 'td colspan=2'), tie('flow')), {
          minLength: 1,
          maxLength: 3,
        }),
        { minLength: 1, maxLength: 3 },
      )
      .map(
        rows =>
          `<table border=1><caption></caption>${rows.map(cells => `<tr>${cells.map(([name, inner]) => `<${name}>${inner}</${name.split(' ')[0]}>`).join('')}</tr>`).join('\n')}</table>`,
      ),
  }),
)
