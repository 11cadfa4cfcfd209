import { useQuery } from '@tanstack/react-query'
import type { BlockChange } from '@ximblox/contract/history'
import type { Page, VersionContent } from '@ximblox/contract/pages'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { useClient } from '../api/client.tsx'
import { isLive } from '../publication/page-state.ts'
import { changesSince } from './state/changes-since.ts'
import { contentOf } from './state/document/document.ts'
import { isDirty, versionContentOf } from './state/state.ts'
import { useSettledDocument } from './use-settled-document.ts'
import { useEditorState } from './workspace.ts'

interface Comparison {
  /** What visitors see; undefined until it is known, and for a page that is not live. */
  published: VersionContent | undefined
  /** What publishing would change for visitors; undefined as long as `published` is. */
  changes: readonly BlockChange[] | undefined
  /** Loads what visitors see again; present if that failed. */
  retry: (() => void) | undefined
}

const ComparisonContext = createContext<Comparison>({
  published: undefined,
  changes: undefined,
  retry: undefined,
})

export const usePublishedComparison = (): Comparison => use(ComparisonContext)

export const useUnpublishedChanges = (): Comparison['changes'] => usePublishedComparison().changes

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
  const {
    data: published,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['version-content', versionId],
    queryFn: async ({ signal }) =>
      versionContentOf((await client.page.getVersion({ params: { versionId } }, { signal })).pageVersion),
    // Most pages are opened as they were published, and are not changed.
    enabled: isLive(page) && versionId !== 0 && (page.state !== 'published' || dirty),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const comparison = useMemo(
    () => ({
      published,
      changes: published && changesSince(published, contentOf(document)),
      retry: isError ? () => void refetch() : undefined,
    }),
    [published, document, isError, refetch],
  )
  return <ComparisonContext value={comparison}>{children}</ComparisonContext>
}
