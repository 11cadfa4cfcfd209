import { useMemo } from 'react'
import { contentOf } from '../state/document/document.ts'
import { useSettledDocument } from '../use-settled-document.ts'
import { useWorkspace } from '../workspace.ts'
import { type ForeignLink, findForeignLinks } from './foreign-links.ts'
import { useLinkedPages } from './use-linked-pages.ts'

interface ForeignLinks {
  links: ForeignLink[]
  /** Whether the list is complete: false until the language of every target is known. */
  areAll: boolean
}

/** The links of the edited page to pages in another language. */
export const useForeignLinks = (): ForeignLinks => {
  const { editor, locale } = useWorkspace()
  const document = useSettledDocument()
  const content = useMemo(() => contentOf(document), [document])
  const { pages, areAllKnown } = useLinkedPages(content)
  const { registry } = editor
  return useMemo(
    () => ({ links: findForeignLinks(registry, content, pages, locale), areAll: areAllKnown }),
    [registry, content, pages, locale, areAllKnown],
  )
}
