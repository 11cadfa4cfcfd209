import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { isRefusal } from '@ximblox/contract/client/errors'
import type { PageID } from '@ximblox/contract/ids'
import type { Page, VersionContent } from '@ximblox/contract/pages'
import { pageIDOf } from '@ximblox/contract/rules/ids'
import { refsOf } from '@ximblox/contract/rules/refs'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useClient } from '../../api/client.tsx'
import { useWorkspace } from '../workspace.ts'
import type { LinkedPages } from './foreign-links.ts'

interface Known {
  pages: LinkedPages
  /** Whether the list has every linked page that exists. */
  areAllKnown: boolean
}

/** The other pages that the content refers to, published or not. */
export const useLinkedPages = (content: VersionContent): Known => {
  const client = useClient()
  const { renderData, pageID } = useWorkspace()
  const live = useStore(renderData, ({ links }) => links)
  const missing = useMemo(
    () => pageIDsIn(content).filter(id => id !== pageID && !(id in live)),
    [content, pageID, live],
  )
  const { pages, areAllKnown } = useQueries({
    queries: missing.map(id => ({
      queryKey: ['linked-page', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        client.page
          .get({ params: { id } }, { signal })
          .then(({ page: { locale, title } }) => ({ id, locale, title }), nullIfGone),
      staleTime: fiveMinutes,
    })),
    combine,
  })
  return useMemo(() => ({ pages: { ...pages, ...live }, areAllKnown }), [pages, live, areAllKnown])
}

const fiveMinutes = 5 * 60_000

const pageIDsIn = (content: VersionContent): PageID[] =>
  refsOf(content).flatMap(ref => (ref.startsWith('p') ? [pageIDOf(ref.slice(1))] : []))

const nullIfGone = (error: unknown): null => {
  if (isRefusal(error, 'pageNotFound')) return null
  throw error
}

/** Declared outside the hook, because TanStack Query runs a stable function only when results change. */
const combine = (results: UseQueryResult<Pick<Page, 'id' | 'locale' | 'title'> | null>[]): Known => ({
  pages: Object.fromEntries(results.flatMap(({ data }) => (data ? [[data.id, data]] : []))),
  areAllKnown: results.every(({ data }) => data !== undefined),
})
