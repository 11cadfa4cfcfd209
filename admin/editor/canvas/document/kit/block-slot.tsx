import { BlockView } from '@ximblox/blocks/render/block-view'
import type { SlotPart } from '@ximblox/blocks/render/kit-parts'
import { createElement, memo, type ReactNode } from 'react'
import { type Container, childrenIn, containerID } from '../../../state/document/document.ts'
import { useCanvas, useEditorState, useLiveBlock } from '../canvas-context.ts'
import { EmptySlot } from '../chrome/empty-slot.tsx'

/** A slot renders again when the order of its blocks changes; each block follows its own content. */
export const BlockSlot = ({ parent, name, as, attributes }: SlotPart): ReactNode => {
  const { bridge } = useCanvas()
  const container: Container = { parent: parent?.key ?? null, slot: name ?? '' }
  const keys = useEditorState(({ document }) => childrenIn(document, container))
  const isEmpty = keys.length === 0 && !bridge.readOnly
  return (
    <>
      {createElement(
        as,
        { ...attributes, 'data-slot': containerID(container) },
        keys.map(key => <LiveBlock key={key} blockKey={key} />),
      )}
      {isEmpty && <EmptySlot container={container} />}
    </>
  )
}

const LiveBlock = memo(({ blockKey }: { blockKey: string }) => {
  const block = useLiveBlock(blockKey)
  return block && <BlockView block={block} />
})
