import { SaxesParser } from 'saxes'
import { describe, expect, it, test } from 'vitest'
import { cleanedSVGs, refusedSVGs } from '../../test/hostile-svg.ts'
import { rebuildSVG } from './svg.ts'
import { allowedElements, ownAttributes, presentation } from './svg-names.ts'
import { serialize } from './svg-tree.ts'

const rebuild = (markup: string) => {
  const rebuilt = rebuildSVG(new TextEncoder().encode(markup))
  if ('refusal' in rebuilt) return undefined
  return { size: rebuilt.size, markup: serialize(rebuilt.root), leftOut: [...rebuilt.leftOut] }
}
const svg = (content: string, attributes = 'viewBox="0 0 20 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`
/** The content of the rebuilt root. */
const contentOf = (content: string) => rebuild(svg(content))?.markup.replace(/^<svg[^>]*>|<\/svg>$/g, '')

const allowedAttributes = new Set([
  ...ownAttributes,
  ...presentation,
  'id',
  'href',
  'style',
  'xmlns',
  'xml:space',
])

const violationsIn = (markup: string): string[] => {
  const found: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', error => found.push(error.message))
  parser.on('opentag', ({ name, attributes }) => {
    if (!allowedElements.has(name)) found.push(`element ${name}`)
    for (const [attribute, { value }] of Object.entries(attributes)) {
      if (!allowedAttributes.has(attribute)) found.push(`attribute ${attribute}`)
      if (attribute !== 'xmlns' && /spy|script|url\([^#]|https?:|data:|@/i.test(value)) found.push(value)
      if (attribute === 'style' && !/^(isolation|mix-blend-mode|transform|transform-box):[a-z-]+/.test(value))
        found.push(value)
      if (attribute === 'href' && !value.startsWith('#')) found.push(value)
    }
  })
  parser.write(markup).close()
  return found
}

test('the corpus has a hundred files and more', () => {
  expect(cleanedSVGs.length + refusedSVGs.length).toBeGreaterThan(100)
})

describe('a hostile image', () => {
  test.each(cleanedSVGs)('keeps only what is allowed: $what', ({ markup }) => {
    const rebuilt = rebuild(markup)
    expect(rebuilt?.size).toEqual({ width: 10, height: 10 })
    expect(violationsIn(rebuilt?.markup ?? '<none/>')).toEqual([])
    expect(rebuilt?.markup).toContain('<rect width="9" height="9"/></svg>')
  })

  test.each(refusedSVGs)('is refused: $what', ({ markup }) => {
    expect(rebuild(markup)).toBeUndefined()
  })

  it('in another encoding is refused', () => {
    for (const encoding of ['utf16le', 'latin1'] as const)
      expect(rebuildSVG(Buffer.from(svg('<title>é</title>'), encoding))).toEqual({ refusal: 'damagedFile' })
  })
})

// Each of them took a minute before style sheets were read in one pass.
describe('an image that is laborious to read', () => {
  const times = (text: string, count: number) => text.repeat(count)
  const shape = '<path d="M0 0h9"/>'

  it.each([
    ['many at-rules', `<style>${times('@', 200_000)}</style>`],
    ['a long name', `<style>${times('a', 400_000)}</style>`],
    ['many starts of comments', `<style>${times('/*', 200_000)}</style>`],
    ['many opening braces', `<style>${times('{', 200_000)}</style>`],
    ['a style of many starts of comments', `<g style="${times('/*', 200_000)}"/>`],
    ['a value of one long word', `<g fill="${times('a', 1_000_000)}"/>`],
    ['a value of many spaces', `<g fill="a${times(' ', 1_000_000)}b"/>`],
  ])('is rebuilt all the same: %s', (_what, content) => {
    expect(contentOf(content + shape)).toContain(shape)
  })

  it.each([
    ['a style sheet of a megabyte', `<style>${times('.a{fill:red}', 90_000)}</style>${shape}`],
    [
      'rules that all match every element',
      `<style>${times('.c{fill:red}', 5_000)}</style>${times('<path class="c"/>', 10_000)}`,
    ],
  ])('is refused: %s', (_what, content) => {
    expect(rebuildSVG(Buffer.from(svg(content)))).toEqual({ refusal: 'fileTooComplex' })
  })
})

describe('a harmless image', () => {
  it('is the same after a second time', () => {
    const first = rebuild(
      svg('<g id="a"><path d="M0 0h9"/><text x="1">a &lt; "b"</text></g><use href="#a" x="9"/>'),
    )
    expect(rebuild(first?.markup ?? '')).toEqual(first)
  })

  it('keeps shapes, gradients, clips and text', () => {
    const content =
      '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse"><stop offset=".5" stop-color="#f0a"/></linearGradient><clipPath id="c"><circle r="5"/></clipPath></defs>' +
      '<g clip-path="url(#c)" transform="translate(1 2) rotate(45)"><path fill="url(#g)" d="M0 0C1 2 3 4 5 6Z"/></g><text font-family="Georgia, serif">Wind</text>'
    expect(contentOf(content)).toBe(content)
  })

  it('keeps the looks of simple style sheets as attributes', () => {
    expect(
      contentOf(
        '<style>@media print { path { opacity: 0 } } path { fill: red } .b { fill: blue; stroke: #123 } .a, .c { fill: green } #x { stroke-width: 3 }</style>' +
          '<path class="a b" id="x" fill="none"/><path style="fill: rgb(1, 2, 3) !important; mix-blend-mode: multiply"/>',
      ),
    ).toBe(
      '<path id="x" fill="green" stroke="#123" stroke-width="3"/><path fill="rgb(1, 2, 3)" style="mix-blend-mode:multiply"/>',
    )
  })

  it('reads style sheets as browsers do: comments, importance, and what is broken', () => {
    expect(
      contentOf(
        '<style>/* a { } */ .a /* b */ { fill: /* c */ red !important; } .b { stroke: #123; nonsense } .c { fill: blue /* open</style>' +
          '<path class="a"/><path class="b"/><path class="c"/>',
      ),
    ).toBe('<path fill="red"/><path stroke="#123"/><path fill="blue"/>')
  })

  it('keeps references of the older kind', () => {
    expect(contentOf('<g id="a"/><use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#a"/>')).toBe(
      '<g id="a"/><use href="#a"/>',
    )
  })

  it('keeps what a document type names of itself, and reads nothing else of it', () => {
    const markup =
      '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY ns_svg "http://www.w3.org/2000/svg"><!ENTITY red \'#e30613\'>]>' +
      '<svg xmlns="&ns_svg;" width="4" height="4"><rect width="4" height="4" fill="&red;"/></svg>'
    expect(rebuild(markup)?.markup).toContain('<rect width="4" height="4" fill="#e30613"/>')
  })

  it('keeps what links contain, also in texts', () => {
    expect(
      contentOf(
        '<style>a { fill: red } g { fill: blue }</style><a href="https://example.org/"><path d="M0 0h9"/></a><text>on <a href="/x">here</a></text>',
      ),
    ).toBe('<g fill="red"><path d="M0 0h9"/></g><text>on <tspan fill="red">here</tspan></text>')
  })

  it('keeps the part of a switch that browsers show', () => {
    const illustrator =
      '<switch><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/"/><g><path d="M0 0h9"/></g></switch>'
    expect(rebuild(svg(illustrator))?.leftOut).toEqual([])
    expect(contentOf(illustrator)).toBe('<switch><g><path d="M0 0h9"/></g></switch>')
    expect(contentOf('<switch><text systemLanguage="nl">Ja</text><text>Yes</text></switch>')).toBe(
      '<switch><text systemLanguage="nl">Ja</text><text>Yes</text></switch>',
    )
  })

  test.each([
    ['animation', '<rect><animate attributeName="x" to="9" dur="1s"/></rect>'],
    ['animation', '<rect><set attributeName="x" to="9"/></rect>'],
    ['html', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">Label</p></foreignObject>'],
    ['effects', '<filter id="f"><feTurbulence/></filter>'],
    ['images', '<image href="https://example.org/a.png"/>'],
    ['images', '<image href="data:image/svg+xml;base64,AAAA"/>'],
    ['styles', '<style>g > path { fill: red }</style>'],
    ['styles', '<style>@font-face { font-family: x; src: url(data:font/woff2;base64,AAAA) }</style>'],
    ['styles', '<rect fill="var(--brand)"/>'],
  ])('says that it lost what was seen: %s of %s', (part, content) => {
    expect(rebuild(svg(content))?.leftOut).toEqual([part])
  })

  it('says nothing of what nobody sees', () => {
    const content =
      '<metadata>x</metadata><script>x</script><style>@media print { a { fill: red } } path:hover { fill: red }</style><sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"/><path d="M0 0h9" onclick="x()"/>'
    expect(rebuild(svg(content))?.leftOut).toEqual([])
  })

  test.each([
    ['', 300, 150, '0 0 300 150'],
    ['width="100%" height="100%"', 300, 150, '0 0 300 150'],
    ['width="1em" height="2em" viewBox="0 0 24 48"', 16, 32, '0 0 24 48'],
    ['width="200" height="100"', 200, 100, '0 0 200 100'],
    ['viewBox="0 0 48 24"', 48, 24, '0 0 48 24'],
    ['width="100%" height="100%" viewBox="-5,-5,48,24"', 48, 24, '-5 -5 48 24'],
    ['width="1in" viewBox="0 0 20 10"', 96, 48, '0 0 20 10'],
    ['height="10mm" viewBox="0 0 20 10"', 76, 38, '0 0 20 10'],
    ['viewBox="0 0 60000 30000"', 6000, 3000, '0 0 60000 30000'],
  ])('with %s has a size', (attributes, width, height, viewBox) => {
    const rebuilt = rebuild(svg('', attributes))
    expect(rebuilt?.size).toEqual({ width, height })
    expect(rebuilt?.markup).toContain(`viewBox="${viewBox}"`)
    expect(rebuilt?.markup).toContain(`width="${width}" height="${height}"`)
  })
})
