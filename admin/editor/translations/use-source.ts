import { useQuery } from '@tanstack/react-query'
import type { PageVersion, Sibling } from '@ximblox/contract/pages'
import { pageIDOf } from '@ximblox/contract/rules/ids'
import { useClient } from '../../api/client.tsx'
import { useOpenedPage } from '../opened-page.ts'

interface Source {
  /** The oldest other page of the translation group; undefined if this page is the oldest. */
  source: Sibling | undefined
  /** Its latest version; undefined while loading. */
  version: PageVersion | undefined
}

/** The page that this page is a translation of. */
export const useSource = (): Source => {
  const client = useClient()
  const { page } = useOpenedPage()
  const [source] = page.siblings.filter(({ id }) => id < page.id).toSorted((a, b) => a.id - b.id)
  const { data: version } = useQuery({
    queryKey: ['page-texts', source?.id],
    queryFn: async ({ signal }) =>
      (await client.page.get({ params: { id: source?.id ?? pageIDOf(0) } }, { signal })).page.pageVersion,
    enabled: source !== undefined,
  })
  return { source, version }
}
