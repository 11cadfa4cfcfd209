import { useSite } from '../../site.tsx'
import { useEditorState } from '../workspace.ts'

/** The page's title as search engines get it: with whatever the site adds. */
export const useDocumentTitle = (locale: string): string => {
  const { documentTitle } = useSite()
  const title = useEditorState(({ document: { meta } }) => meta.seoTitle || meta.title)
  return documentTitle?.(title, locale) ?? title
}
