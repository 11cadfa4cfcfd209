import type { Block } from '@ximblox/contract/blocks'
import { renderToStaticMarkup } from 'react-dom/server'
import { BlockView } from './block-view.tsx'
import { Page } from './page.tsx'
import { type Rendering, RenderingContext } from './rendering.ts'
import { SlotMarkupContext } from './slot-markup.ts'

/** Renders the content of `<body>` as static markup; failing blocks are reported and omitted. */
export const renderPage = (rendering: Rendering): string => {
  try {
    return renderToStaticMarkup(<Page rendering={rendering} />)
  } catch {
    return renderByBlocks(rendering)
  }
}

/**
 * Error boundaries do nothing on a server, so each block is rendered separately, children before parents. A third slower
 * than rendering one tree, therefore only used if that fails.
 */
const renderByBlocks = (rendering: Rendering): string =>
  renderToStaticMarkup(<Page rendering={rendering} markup={blocksMarkup(rendering.view.blocks, rendering)} />)

const blocksMarkup = (blocks: readonly Block[], rendering: Rendering): string =>
  blocks.map(block => blockMarkup(block, rendering)).join('')

const blockMarkup = (block: Block, rendering: Rendering): string => {
  const slots = Object.entries(block.slots ?? {})
  const markup = new Map(slots.map(([name, children]) => [name, blocksMarkup(children, rendering)]))
  try {
    return renderToStaticMarkup(
      <RenderingContext value={rendering}>
        <SlotMarkupContext value={markup}>
          <BlockView block={block} />
        </SlotMarkupContext>
      </RenderingContext>,
    )
  } catch (error) {
    rendering.report.failedBlock(block, error)
    return ''
  }
}
