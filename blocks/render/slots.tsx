import type { Block } from '@ximblox/contract/blocks'
import { type ReactNode, useContext } from 'react'
import { BlockView } from './block-view.tsx'
import { useKit } from './kit.ts'
import type { ElementAttributes, Tag } from './kit-parts.ts'
import { useRendering } from './rendering.ts'
import { useScope } from './scope.ts'
import { SlotMarkupContext } from './slot-markup.ts'

interface SlotProps extends ElementAttributes {
  name: string
  as?: Tag
}

/** The child blocks of a slot in an element. */
export const Slot = ({ name, as = 'div', ...attributes }: SlotProps): ReactNode => {
  const kit = useKit()
  const { block } = useScope()
  const markup = useContext(SlotMarkupContext)?.get(name)
  const blocks = block.slots?.[name] ?? []
  return (
    <kit.Slot {...{ parent: block, name, as, attributes, blocks, markup }}>
      {blocks.map(renderBlock)}
    </kit.Slot>
  )
}

/** The top-level blocks in the main element. */
export const MainBlocks = ({ markup }: { markup?: string }): ReactNode => {
  const kit = useKit()
  const { blocks } = useRendering().view
  return (
    <kit.Slot parent={null} name={null} as="main" attributes={{ id: 'main' }} blocks={blocks} markup={markup}>
      {blocks.map(renderBlock)}
    </kit.Slot>
  )
}

const renderBlock = (block: Block): ReactNode => <BlockView key={block.key} block={block} />
