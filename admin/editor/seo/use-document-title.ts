import { useStore } from 'zustand'
import { useSite } from '../../site.tsx'
import { useEditorState, useWorkspace } from '../workspace.ts'

/** The title of the page for search engines, including what the site appends. */
export const useDocumentTitle = (): string => {
  const { documentTitle } = useSite()
  const title = useEditorState(({ document: { meta } }) => meta.seoTitle || meta.title)
  const view = useStore(useWorkspace().renderData)
  return documentTitle?.(title, view) ?? title
}
