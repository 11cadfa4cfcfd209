import { useMemo } from 'react'
import { useStore } from 'zustand'
import { contentOf } from '../state/document/document.ts'
import { useSettledDocument } from '../use-settled-document.ts'
import { useWorkspace } from '../workspace.ts'
import { type ForeignLink, findForeignLinks } from './foreign-links.ts'

/** The links of the page as it is edited that lead to pages in another language. */
export const useForeignLinks = (): ForeignLink[] => {
  const { editor, drawing, locale } = useWorkspace()
  const pages = useStore(drawing, ({ links }) => links)
  const document = useSettledDocument()
  const { registry } = editor
  return useMemo(
    () => findForeignLinks(registry, contentOf(document), pages, locale),
    [registry, document, pages, locale],
  )
}
