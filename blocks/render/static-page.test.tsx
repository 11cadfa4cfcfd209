import type { Block } from '@ximblox/contract/blocks'
import { describe, expect, test, vi } from 'vitest'
import { completeBlocks } from '../complete.ts'
import { richTextOf } from '../rich-text/document.ts'
import { block, registry } from '../test/sample-registry.ts'
import type { Rendering } from './rendering.ts'
import { createReport } from './report.ts'
import { renderPage } from './static-page.tsx'
import { photo, viewOf } from './test/sample-view.ts'
import { views } from './test/sample-views.tsx'

const renderingOf = (...blocks: Block[]): Rendering => ({
  view: viewOf(...completeBlocks(registry, blocks)),
  views,
  report: createReport(() => {}),
})
const main = (...blocks: Block[]) => {
  const [, content] = /<main id="main">(.*)<\/main>/s.exec(renderPage(renderingOf(...blocks))) ?? []
  return content
}
const quote = (key: string, text: string, parts: Partial<Block> = {}) =>
  block('quote', key, { props: { text }, ...parts })
const image = (parts: object = {}) => ({
  hash: '',
  fileName: '',
  altText: '',
  fileID: 7,
  cropParams: null,
  ...parts,
})

describe('renderPage', () => {
  test('renders the blocks between header and footer of the page type', () => {
    expect(renderPage(renderingOf(quote('a', 'One'), quote('b', 'Two')))).toBe(
      '<header>Here</header><main id="main"><blockquote>One</blockquote><blockquote>Two</blockquote></main><footer>Bye</footer>',
    )
  })

  test('names the blocks when asked to, around what visitors get', () => {
    const { view, ...rendering } = renderingOf(quote('a', 'One', { anchorPoint: 'top' }))
    expect(renderPage({ ...rendering, view: { ...view, namesBlocks: true } })).toContain(
      '<template data-block-start="a"></template><div id="top"><blockquote>One</blockquote></div><template data-block-end="a"></template>',
    )
  })

  test('wraps a block with an anchor in an element with that id', () => {
    expect(main(quote('a', 'One', { anchorPoint: 'top' }))).toBe(
      '<div id="top"><blockquote>One</blockquote></div>',
    )
  })

  test('renders child blocks in their slots', () => {
    const slots = { left: [quote('b', 'L'), quote('c', '&')] }
    expect(main(block('columns', 'a', { slots }))).toBe(
      '<div class="columns"><div class="left"><blockquote>L</blockquote><blockquote>&amp;</blockquote></div><aside></aside></div>',
    )
  })

  test('renders the rest of a page with a failing header, and reports it', () => {
    const reported: string[] = []
    const rendering = renderingOf(quote('a', 'One'))
    const failing = [...views.pageTypes.values()].map(parts => ({
      ...parts,
      header: () => {
        throw new Error('planted')
      },
    }))
    const html = renderPage({
      ...rendering,
      views: { ...views, pageTypes: new Map(failing.map(parts => [parts.id, parts])) },
      report: createReport(message => reported.push(message)),
    })
    expect(html).toBe('<main id="main"><blockquote>One</blockquote></main><footer>Bye</footer>')
    expect(reported).toEqual(['The header of page 1 of type "article" could not be rendered'])
  })

  test('renders a page with a failing block as if the block were absent', () => {
    const inner = block('columns', 'b', { slots: { left: [quote('c', 'Deep', { anchorPoint: 'deep' })] } })
    const props = {
      title: 'T',
      body: richTextOf('B'),
      cards: [{ key: 'x', facts: [{ key: 'f', fact: 'F' }] }],
    }
    const full = block('everything', 'd', { props, __images: { picture: image(), cards_x_photo: image() } })
    const rest = [block('columns', 'a', { slots: { left: [inner], right: [full] } }), quote('e', 'End')]
    const failing = block('quote', 'f', { props: { source: 'fail' } })
    expect(renderPage(renderingOf(failing, ...rest))).toBe(renderPage(renderingOf(...rest)))
  })

  test('omits and reports a failing block and renders the rest', () => {
    const onError = vi.fn<(message: string, error: unknown) => void>()
    const failing = block('quote', 'b', { props: { source: 'fail' } })
    const slots = { left: [failing, quote('c', 'Two')] }
    const rendering = {
      ...renderingOf(quote('a', 'One'), block('columns', 'd', { slots })),
      report: createReport(onError),
    }
    expect(renderPage(rendering)).toContain(
      '<blockquote>One</blockquote><div class="columns"><div class="left"><blockquote>Two',
    )
    expect(onError.mock.calls).toEqual([
      ['Block b of type "quote" could not be rendered', new Error('No such source')],
    ])
  })

  test('omits unknown blocks and warns once for each type', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const unknown = [
      block('gone', 'a', { anchorPoint: 'x' }),
      block('gone', 'b'),
      quote('c', 'Old', { version: 2 }),
    ]
    expect(main(...unknown)).toBe('')
    expect(warn.mock.calls).toEqual([
      ['No view for blocks of type "gone"'],
      ['No view for blocks of type "quote"'],
    ])
    warn.mockRestore()
  })

  test('omits empty fields', () => {
    expect(main(block('everything', 'a'))).toBe('<section></section>')
  })

  test('renders list items with their fields and images', () => {
    const cards = [
      { key: 'x', name: 'First' },
      { key: 'y', name: 'Second', facts: [{ key: 'f', fact: 'Fact' }] },
    ]
    const html = main(
      block('everything', 'a', { props: { cards }, __images: { cards_y_photo: image({ altText: 'Y' }) } }),
    )
    expect(html).toContain(
      '<ul><li class="first"><b>First</b><div></div></li><li><b>Second</b><picture><source',
    )
    expect(html).toContain('alt="Y"')
    expect(html).toContain('<div><span>Fact</span></div></li></ul>')
  })
})

describe('an image', () => {
  const picture = (parts: object) =>
    main(block('everything', 'a', { __images: { picture: image(parts) } })) ?? ''
  const address = '/api/ximblox/medialib/get-page-file/1/block_images_a/0123456789abcdef0123456789abcdef'

  test('has URL, size and the alternative text of its file', () => {
    const html = picture({})
    expect(html).toMatch(/^<section><picture><source .*<\/picture><\/section>$/)
    expect(html).toContain(
      `<img src="${address}/blue%20sea.jpg?w=1280" width="1600" height="900" alt="The sea" fetchPriority="high" decoding="async" class="wide"/>`,
    )
  })

  test('is offered as AVIF and WebP in smaller widths and its own', () => {
    const offers = [...picture({}).matchAll(/<source type="([^"]+)" srcSet="([^"]+)" sizes="100vw"\/>/g)]
    expect(offers.map(offer => offer[1])).toEqual(['image/avif', 'image/webp'])
    const at = (query: string, width: number) => `${address}/blue%20sea.jpg?${query} ${width}w`
    expect(offers[0]?.[2]?.replaceAll('&amp;', '&').split(', ')).toEqual([
      at('w=320&f=avif', 320),
      at('w=640&f=avif', 640),
      at('w=960&f=avif', 960),
      at('w=1280&f=avif', 1280),
      at('f=avif', 1600),
    ])
  })

  test('is offered in widths up to that of its crop', () => {
    const cropParams = { x: 0, y: 0, width: 500, height: 400, rotate: 0, scaleX: 1, scaleY: 1 }
    expect(picture({ cropParams }).match(/ \d+w/g)).toEqual([' 320w', ' 500w', ' 320w', ' 500w'])
    expect(picture({ cropParams: { ...cropParams, rotate: 90 } })).toContain('width="500" height="400"')
  })

  test('is not resized if it is animated', () => {
    const moving = renderingOf(block('everything', 'a', { __images: { picture: image() } }))
    const files = { 7: { ...photo, kind: 'gif', mimeType: 'image/gif' } }
    const html = renderPage({ ...moving, view: { ...moving.view, files } })
    expect(html).toContain(`<picture><img src="${address}/blue%20sea.jpg" width="1600"`)
  })

  test('has its focal point in tenths, also within a crop', () => {
    const focused = (parts: object) => {
      const rendering = renderingOf(block('everything', 'a', { __images: { picture: image(parts) } }))
      const files = { 7: { ...photo, focalPoint: { x: 0.25, y: 0.9 } } }
      return renderPage({ ...rendering, view: { ...rendering.view, files } })
    }
    expect(focused({})).toContain('data-focal-x="3" data-focal-y="9"')
    const cropParams = { x: 0, y: 0, width: 800, height: 450, rotate: 0, scaleX: 1, scaleY: 1 }
    expect(focused({ cropParams })).toContain('data-focal-x="5" data-focal-y="10"')
    expect(focused({ cropParams: { ...cropParams, scaleX: -1 } })).toContain('data-focal-x="10"')
    expect(focused({ cropParams: { ...cropParams, rotate: 90 } })).not.toContain('data-focal')
  })

  test('has the size and a separate URL of its crop', () => {
    const cropParams = { x: 1, y: 2, width: 300.4, height: 199.6, rotate: 0, scaleX: 1, scaleY: 1 }
    const html = picture({ cropParams, altText: 'Waves' })
    expect(html).toContain(`${address}-1_2_300.4_199.6_0_1_1/`)
    expect(html).toContain('width="300" height="200" alt="Waves"')
  })

  test('has an empty alternative text if it is decorative', () => {
    expect(picture({ decorative: true, altText: 'Waves' })).toContain('alt=""')
  })

  test('is omitted with a console error if its file does not exist', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    expect(picture({ fileID: 99 })).toBe('<section></section>')
    expect(error).toHaveBeenCalledExactlyOnceWith(
      'No URL for a file of page 1 without file: the library does not have it',
    )
    error.mockRestore()
  })
})
