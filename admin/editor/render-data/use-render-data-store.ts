import type { PageVersion } from '@ximblox/contract/pages'
import { refsOf } from '@ximblox/contract/rules/refs'
import { useEffect, useRef, useState } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { useClient } from '../../api/client.tsx'
import { reportFailure } from '../../report-failure.ts'
import type { Editor } from '../state/store.ts'
import type { CanvasRenderData, FetchedRenderData } from './render-data.ts'
import { syncRenderData } from './sync-render-data.ts'

interface Options {
  editor: Editor
  /** The data fetched when the page was opened. */
  fetched: FetchedRenderData
  /** The version stored on the server. */
  stored: PageVersion
}

/** The render data of the page, kept in step with its edits. */
export const useRenderDataStore = ({ editor, fetched, stored }: Options): StoreApi<CanvasRenderData> => {
  const client = useClient()
  const { pageID } = stored
  const [drawing] = useState(() =>
    createStore<CanvasRenderData>(() => ({ ...fetched, goneFiles: goneFrom(refsOf(stored), fetched.files) })),
  )

  useEffect(() => {
    const { store, registry } = editor
    return syncRenderData({ store, drawing, registry, client, pageID, onFailure })
  }, [editor, drawing, client, pageID])

  const refs = refsOf(stored).join(' ')
  const renderedRefs = useRef(refs)
  useEffect(() => {
    if (renderedRefs.current === refs) return
    renderedRefs.current = refs
    // Images, files, linked pages and tags are available once the server has stored that the page uses them.
    client.page.drawing({ params: { id: pageID } }).then(
      ({ drawing: { files, links, tags } }) =>
        drawing.setState(parts => ({
          files: { ...parts.files, ...files },
          links: { ...parts.links, ...links },
          tags: { ...parts.tags, ...tags },
          goneFiles: goneFrom(refs.split(' '), files),
        })),
      onFailure,
    )
  }, [client, drawing, pageID, refs])
  return drawing
}

const goneFrom = (refs: readonly string[], files: FetchedRenderData['files']): number[] =>
  refs
    .filter(ref => /^f\d+$/.test(ref))
    .flatMap(ref => (Number(ref.slice(1)) in files ? [] : [Number(ref.slice(1))]))

const onFailure = (error: unknown) => reportFailure('What the page shows could not be fetched', error)
