import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Client } from '@ximblox/contract/client'
import type { ExcerptPart } from '@ximblox/contract/excerpt-part'
import type { PageState } from '@ximblox/contract/pages'
import { allows } from '@ximblox/contract/rules/permissions'
import { useClient } from '../../api/client.tsx'
import { useSession } from '../../session/use-session.ts'
import { usePagePath } from '../../settings/use-page-path.ts'
import { ranked } from './rank.ts'
import type { PaletteItem } from './use-screens.ts'

export interface FoundPageItem extends PaletteItem {
  state: PageState
  excerpt?: readonly ExcerptPart[] | undefined
}

/** The best results of one kind, and how many there are. */
interface Results<I extends PaletteItem = PaletteItem> {
  items: I[]
  total: number
}

interface Found {
  /** What the results were found by; empty for the pages that changed last. */
  term: string
  pages: Results<FoundPageItem>
  files: Results
  users: PaletteItem[]
}

const most = 6
const fewestLetters = 2

/** Pages in any state, files and users that a few letters find. Without letters: the pages that changed last. */
export const useFound = (typed: string) => {
  const client = useClient()
  const { permissions } = useSession()
  const pathOf = usePagePath()
  const mayManageUsers = allows(permissions, 'manage-users')
  const term = typed.length < fewestLetters ? '' : typed
  return useQuery({
    queryKey: ['pages', 'palette', term, mayManageUsers],
    queryFn: async ({ signal }): Promise<Found> => {
      const [pages, files, users] = await Promise.all([
        findPages(client, term, signal),
        term === '' ? none : findFiles(client, term, signal),
        term === '' || !mayManageUsers ? [] : findUsers(client, term, signal),
      ])
      const items = pages.items.map(page => ({
        title: page.title,
        path: `/pages/${page.id}`,
        detail: pathOf(page),
        state: page.state,
        excerpt: page.excerpt,
      }))
      return {
        term,
        pages: { items, total: pages.totalItems },
        files,
        users,
      }
    },
    placeholderData: keepPreviousData,
  })
}

const none: Results = { items: [], total: 0 }

const findPages = async (client: Client, searchTerm: string, signal: AbortSignal) => {
  const latest = { columnToSort: 'updatedAt', sortOrder: 'desc' } as const
  const body = { searchTerm, excerpts: true, pageSize: most, ...(searchTerm === '' && latest) }
  return (await client.page.list({ body }, { signal })).data
}

const findFiles = async (client: Client, searchTerm: string, signal: AbortSignal): Promise<Results> => {
  const { files, totalItems } = await client.media.searchFiles({ body: { searchTerm } }, { signal })
  const items = files.slice(0, most).map(({ id, fileName, path }) => ({
    title: fileName,
    path: `/medialibrary?${new URLSearchParams({ folder: path, file: String(id) })}`,
    detail: path,
  }))
  return { items, total: totalItems }
}

const findUsers = async (client: Client, term: string, signal: AbortSignal): Promise<PaletteItem[]> => {
  const { data } = await client.users.list({}, { signal })
  const items = data.map(({ ID, email, profile }) => ({
    title: profile.name || email,
    path: `/users/${ID}`,
    detail: email,
  }))
  return ranked(items, term).slice(0, most)
}
