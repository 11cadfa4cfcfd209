import type { Client } from '@ximblox/contract/client'
import { limits } from '@ximblox/contract/limits'
import type { Uses } from './uses.ts'

/** The published pages and the menus that use a file; undefined if there are none. */
export const fetchLiveUses = async (client: Client, fileID: number): Promise<Uses | undefined> => {
  const list = { columnToSort: 'published', sortOrder: 'desc', pageSize: limits.pageSizeMax } as const
  const { data, menus } = await client.media.listPagesByFile({ body: { fileID, ...list } })
  const pages = data.items.filter(({ published }) => published)
  if (pages.length === 0 && menus.length === 0) return
  return { pages, totalPages: pages.length < limits.pageSizeMax ? pages.length : data.totalItems, menus }
}
