import { useQuery } from '@tanstack/react-query'
import type { BlockChange } from '@ximblox/contract/history'
import type { Page } from '@ximblox/contract/pages'
import { compareContents } from '@ximblox/contract/rules/compare'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { useClient } from '../api/client.tsx'
import { isLive } from '../publication/page-state.ts'
import { contentOf } from './state/document/document.ts'
import { isDirty, versionContentOf } from './state/state.ts'
import { useSettledDocument } from './use-settled-document.ts'
import { useEditorState } from './workspace.ts'

/** What publishing would change for visitors; undefined until that is known, and for a page that is not live. */
type UnpublishedChanges = readonly BlockChange[] | undefined

const UnpublishedChangesContext = createContext<UnpublishedChanges>(undefined)

export const useUnpublishedChanges = (): UnpublishedChanges => use(UnpublishedChangesContext)

interface Props {
  page: Page
  children: ReactNode
}

/** Compares the page on the screen with the published one, for all that speak of it. */
export const UnpublishedChangesProvider = ({ page, children }: Props) => {
  const client = useClient()
  const document = useSettledDocument()
  const dirty = useEditorState(isDirty)
  const { publishedVersionID: versionId } = page
  const { data: published } = useQuery({
    queryKey: ['version-content', versionId],
    queryFn: async ({ signal }) =>
      versionContentOf((await client.page.getVersion({ params: { versionId } }, { signal })).pageVersion),
    // Most pages are opened as they were published, and are not changed.
    enabled: isLive(page) && versionId !== 0 && (page.state !== 'published' || dirty),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const changes = useMemo(
    () => published && compareContents(published, contentOf(document)),
    [published, document],
  )
  return <UnpublishedChangesContext value={changes}>{children}</UnpublishedChangesContext>
}
