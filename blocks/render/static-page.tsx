import type { Block } from '@ximblox/contract/blocks'
import { renderToStaticMarkup } from 'react-dom/server'
import { BlockView } from './block-view.tsx'
import { type Drawing, DrawingContext } from './drawing.ts'
import { Page } from './page.tsx'
import { SlotMarkupContext } from './slot-markup.ts'

/** A page between `<body>` and `</body>` as static markup; a block that fails is reported and left out. */
export const renderPage = (drawing: Drawing): string => {
  try {
    return renderToStaticMarkup(<Page drawing={drawing} />)
  } catch {
    return renderByBlocks(drawing)
  }
}

/**
 * Error boundaries do nothing on a server, so here each block is drawn by itself, those in slots before the block
 * that holds them. A third slower than one tree, hence only for pages where something fails.
 */
const renderByBlocks = (drawing: Drawing): string =>
  renderToStaticMarkup(<Page drawing={drawing} markup={blocksMarkup(drawing.view.blocks, drawing)} />)

const blocksMarkup = (blocks: readonly Block[], drawing: Drawing): string =>
  blocks.map(block => blockMarkup(block, drawing)).join('')

const blockMarkup = (block: Block, drawing: Drawing): string => {
  const slots = Object.entries(block.slots ?? {})
  const markup = new Map(slots.map(([name, children]) => [name, blocksMarkup(children, drawing)]))
  try {
    return renderToStaticMarkup(
      <DrawingContext value={drawing}>
        <SlotMarkupContext value={markup}>
          <BlockView block={block} />
        </SlotMarkupContext>
      </DrawingContext>,
    )
  } catch (error) {
    drawing.report.failedBlock(block, error)
    return ''
  }
}
