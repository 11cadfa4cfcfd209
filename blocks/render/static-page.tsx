import type { Block } from '@ximblox/contract/blocks'
import { renderToStaticMarkup } from 'react-dom/server'
import { BlockView } from './block-view.tsx'
import { Page } from './page.tsx'
import { type Rendering, RenderingContext } from './rendering.ts'
import { SlotMarkupContext } from './slot-markup.ts'

/** A page between `<body>` and `</body>` as static markup; a block that fails is reported and left out. */
export const renderPage = (rendering: Rendering): string => {
  try {
    return renderToStaticMarkup(<Page rendering={rendering} />)
  } catch {
    return renderByBlocks(rendering)
  }
}

/**
 * Error boundaries do nothing on a server, so here each block is drawn by itself, those in slots before the block
 * that holds them. A third slower than one tree, hence only for pages where something fails.
 */
const renderByBlocks = (drawing: Rendering): string =>
  renderToStaticMarkup(<Page rendering={drawing} markup={blocksMarkup(drawing.view.blocks, drawing)} />)

const blocksMarkup = (blocks: readonly Block[], drawing: Rendering): string =>
  blocks.map(block => blockMarkup(block, drawing)).join('')

const blockMarkup = (block: Block, drawing: Rendering): string => {
  const slots = Object.entries(block.slots ?? {})
  const markup = new Map(slots.map(([name, children]) => [name, blocksMarkup(children, drawing)]))
  try {
    return renderToStaticMarkup(
      <RenderingContext value={drawing}>
        <SlotMarkupContext value={markup}>
          <BlockView block={block} />
        </SlotMarkupContext>
      </RenderingContext>,
    )
  } catch (error) {
    drawing.report.failedBlock(block, error)
    return ''
  }
}
