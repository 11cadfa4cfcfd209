import { useSite } from '../../site.tsx'
import { useEditorState } from '../workspace.ts'

/** The title of the page for search engines, including what the site appends. */
export const useDocumentTitle = (locale: string): string => {
  const { documentTitle } = useSite()
  const title = useEditorState(({ document: { meta } }) => meta.seoTitle || meta.title)
  return documentTitle?.(title, locale) ?? title
}
