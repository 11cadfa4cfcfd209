import type { Block } from '@ximblox/contract/blocks'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { BlockView } from './block-view.tsx'
import { withEagerFirstPicture } from './first-picture.ts'
import { IslandMarkupContext } from './island.tsx'
import { Page } from './page.tsx'
import { type Rendering, RenderingContext } from './rendering.ts'
import { SlotMarkupContext } from './slot-markup.ts'
import { MainBlocks } from './slots.tsx'

/** Renders the content of `<body>` as static markup; what fails is reported and omitted. */
export const renderPage = (rendering: Rendering): string => {
  try {
    return withEagerFirstPicture(staticMarkup(<Page rendering={rendering} />))
  } catch {
    return withEagerFirstPicture(renderByBlocks(rendering))
  }
}

/**
 * Error boundaries do nothing on a server, so each block is rendered separately, children before parents, and so are
 * header and footer. A third slower than rendering one tree, therefore only used if that fails.
 */
const renderByBlocks = (rendering: Rendering): string => {
  const { view, views } = rendering
  const { props } = view.page
  const parts = views.pageTypes.get(view.page.type)
  return [
    parts &&
      pagePartMarkup(rendering, 'header', <parts.header props={props} data={view.pageData} view={view} />),
    markupOf(rendering, <MainBlocks markup={blocksMarkup(view.blocks, rendering)} />),
    parts &&
      pagePartMarkup(rendering, 'footer', <parts.footer props={props} data={view.pageData} view={view} />),
  ].join('')
}

const pagePartMarkup = (rendering: Rendering, part: 'header' | 'footer', node: ReactNode): string => {
  try {
    return markupOf(rendering, node)
  } catch (error) {
    rendering.report.failedPagePart(part, rendering.view.page, error)
    return ''
  }
}

const markupOf = (rendering: Rendering, node: ReactNode): string =>
  staticMarkup(<RenderingContext value={rendering}>{node}</RenderingContext>)

const staticMarkup = (node: ReactNode): string =>
  renderToStaticMarkup(<IslandMarkupContext value={islandMarkup}>{node}</IslandMarkupContext>)

const islandMarkup = (island: ReactNode, identifierPrefix: string): string =>
  renderToString(island, { identifierPrefix })

const blocksMarkup = (blocks: readonly Block[], rendering: Rendering): string =>
  blocks.map(block => blockMarkup(block, rendering)).join('')

const blockMarkup = (block: Block, rendering: Rendering): string => {
  const slots = Object.entries(block.slots ?? {})
  const markup = new Map(slots.map(([name, children]) => [name, blocksMarkup(children, rendering)]))
  try {
    return markupOf(
      rendering,
      <SlotMarkupContext value={markup}>
        <BlockView block={block} />
      </SlotMarkupContext>,
    )
  } catch (error) {
    rendering.report.failedBlock(block, error)
    return ''
  }
}
