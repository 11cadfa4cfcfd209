import type { Block } from '@ximblox/contract/blocks'
import type { ReactNode } from 'react'
import { useKit } from './kit.ts'
import { useRendering } from './rendering.ts'
import { ScopesContext } from './scope.ts'

/** Renders a block by the view of its type, wrapped in an element with the id of its anchor. */
export const BlockView = ({ block }: { block: Block }): ReactNode => {
  const { view, views, report } = useRendering()
  const kit = useKit()
  const entry = views.blocks.get(block.type)
  // The view does not understand props of another version.
  if (!entry || (block.version ?? entry.version) !== entry.version) {
    report.unknownBlock(block)
    return <kit.Unknown block={block} />
  }

  const rendered = (
    <ScopesContext value={[{ block, values: block.props, path: [] }]}>
      <entry.component props={block.props} block={block} data={view.data[block.key] ?? null} view={view} />
    </ScopesContext>
  )
  return (
    <kit.Frame block={block}>
      {block.anchorPoint ? <div id={block.anchorPoint}>{rendered}</div> : rendered}
    </kit.Frame>
  )
}
