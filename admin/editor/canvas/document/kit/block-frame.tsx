import type { Block } from '@ximblox/contract/blocks'
import { Fragment, type FragmentInstance, type ReactNode, useLayoutEffect, useRef } from 'react'
import { blockName } from '../block-name.ts'
import { useCanvas } from '../canvas-context.ts'
import { leaveOutOfTabOrder } from '../tab-order.ts'
import { BlockBoundary } from './block-boundary.tsx'
import { BlockNotice } from './block-notice.tsx'

interface BlockFrameProps {
  block: Block
  children: ReactNode
}

/** A drawn block, whose elements it makes known; nothing is put around them, so that styles apply as in public. */
export const BlockFrame = ({ block, children }: BlockFrameProps): ReactNode => {
  const { bridge, elements } = useCanvas()
  const fragment = useRef<FragmentInstance>(null)
  useLayoutEffect(() => {
    const roots = fragment.current ? elementsOf(fragment.current) : []
    elements.set(block.key, roots)
    for (const root of roots) {
      if (!root.hasAttribute('tabindex')) root.tabIndex = -1
      leaveOutOfTabOrder(root)
    }
  })
  // Before the layout effect of the same block elsewhere, where it may have been moved to.
  useLayoutEffect(() => () => elements.delete(block.key), [elements, block.key])
  return (
    <Fragment ref={fragment}>
      <BlockBoundary
        block={block}
        instead={<BlockNotice text={bridge.words.failedBlock(blockName(bridge, block.key))} />}
      >
        {children}
      </BlockBoundary>
    </Fragment>
  )
}

/** A block of an unknown type: named, and as movable as any other. */
export const UnknownBlock = ({ block }: { block: Block }): ReactNode => {
  const { words } = useCanvas().bridge
  return (
    <BlockFrame block={block}>
      <BlockNotice text={words.unknownBlock(block.type)} />
    </BlockFrame>
  )
}

/** React tells observers alone which elements a fragment is made of. */
const elementsOf = (fragment: FragmentInstance): HTMLElement[] => {
  const found: HTMLElement[] = []
  class Collector extends ResizeObserver {
    override observe(element: Element) {
      if (element instanceof HTMLElement) found.push(element)
    }
  }
  const collector = new Collector(() => {})
  fragment.observeUsing(collector)
  fragment.unobserveUsing(collector)
  return found
}
