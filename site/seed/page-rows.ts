import type { Client } from '@ximblox/contract/client'
import type { PageRow } from '@ximblox/contract/pages'
import type { StarterLocale } from './starter-page.ts'

/** Ids of the starter pages in a locale, by name. */
export type PageIDs = ReadonlyMap<string, number>

const pageSize = 100

/** All pages of a locale, by slug. */
export const rowsOf = async (client: Client, locale: StarterLocale): Promise<Map<string, PageRow>> => {
  const rows: PageRow[] = []
  for (let pageIndex = 0; ; pageIndex++) {
    const { data } = await client.page.list({ body: { locale, pageIndex, pageSize } })
    rows.push(...data.items)
    if ((pageIndex + 1) * pageSize >= data.totalItems) return new Map(rows.map(row => [row.slug, row]))
  }
}
