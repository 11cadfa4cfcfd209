import type { Block } from '@ximblox/contract/blocks'
import { Fragment, type FragmentInstance, type ReactNode, useLayoutEffect, useRef } from 'react'
import { blockName } from '../block-name.ts'
import { useCanvas } from '../canvas-context.ts'
import { leaveOutOfTabOrder } from '../tab-order.ts'
import { BlockBoundary } from './block-boundary.tsx'

interface BlockFrameProps {
  block: Block
  children: ReactNode
}

/**
 * Registers the elements of a rendered block. It adds no wrapper, so that the site's styles apply as on the public
 * page.
 */
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
  // Runs before the layout effect of a moved block registers its new elements.
  useLayoutEffect(() => () => elements.delete(block.key), [elements, block.key])
  return (
    <Fragment ref={fragment}>
      <BlockBoundary
        block={block}
        instead={<BlockNotice text={bridge.texts.failedBlock(blockName(bridge, block.key))} />}
      >
        {children}
      </BlockBoundary>
    </Fragment>
  )
}

/** A block of an unknown type, shown by name; it can be moved like any other. */
export const UnknownBlock = ({ block }: { block: Block }): ReactNode => {
  const { texts } = useCanvas().bridge
  return (
    <BlockFrame block={block}>
      <BlockNotice text={texts.unknownBlock(block.type)} />
    </BlockFrame>
  )
}

/** React exposes the elements of a fragment through observers only. */
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

/** Takes the place of a block that cannot be rendered, and says why. */
const BlockNotice = ({ text }: { text: string }) => (
  <div className="ximblox-notice">
    <p>{text}</p>
  </div>
)
