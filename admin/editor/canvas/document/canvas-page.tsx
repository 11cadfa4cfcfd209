import { publicPageProps } from '@ximblox/blocks/public-props'
import { RenderKitContext } from '@ximblox/blocks/render/kit'
import { Page } from '@ximblox/blocks/render/page'
import type { Rendering } from '@ximblox/blocks/render/rendering'
import { createReport } from '@ximblox/blocks/render/report'
import type { Views } from '@ximblox/blocks/render/views'
import { useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useCanvas, useEditorState } from './canvas-context.ts'
import { editingKit, readOnlyKit } from './kit/canvas-kit.ts'
import { leaveOutOfTabOrder } from './tab-order.ts'

/** The edited page between header and footer. */
export const CanvasPage = ({ views }: { views: Views }) => {
  const { bridge } = useCanvas()
  // Header and footer cannot be edited here.
  useLayoutEffect(() => {
    for (const part of document.body.children) if (part.localName !== 'main') leaveOutOfTabOrder(part)
  })
  return (
    <RenderKitContext value={bridge.readOnly ? readOnlyKit : editingKit}>
      <Page rendering={useEditedRendering(views)} />
    </RenderKitContext>
  )
}

/** Changes with the surroundings and the order of the blocks, but not with their content. */
const useEditedRendering = (views: Views): Rendering => {
  const { bridge, blocks: source, registry } = useCanvas()
  const parts = useSyncExternalStore(bridge.renderData.subscribe, bridge.renderData.getState)
  const meta = useEditorState(({ document }) => document.meta)
  const blocks = useEditorState(({ document }) => source.outline(document))
  const [report] = useState(createReport)
  return useMemo(() => {
    const props = publicPageProps(registry, meta.pageType)
    const page = { ...parts.page, title: meta.title, props, images: meta.__images, files: meta.__files }
    return { view: { ...parts, page, blocks, assets }, views, report }
  }, [parts, meta, blocks, registry, views, report])
}

/** The document already includes the site's styles. */
const assets = { stylesheet: () => '', asset: () => '' }
