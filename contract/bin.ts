import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { timestamp } from './fields.ts'
import { pathPageID } from './ids.ts'
import { listOf, listQuery } from './list.ts'
import { pageRow, whole } from './pages.ts'
import { ref } from './people.ts'
import { leaving } from './publication.ts'

const params = z.object({ id: pathPageID })

/** A page in the bin; it is gone for good at `purgeAt`. */
export const binRow = z.object({ ...pageRow.shape, deletedAt: timestamp, deletedBy: ref, purgeAt: timestamp })
export type BinRow = z.output<typeof binRow>
export type BinRowPayload = z.input<typeof binRow>

/** A page that links to another one: `where` names keys of its blocks, or `page` for the page's own fields. */
export interface LinkingPage {
  pageID: number
  title: string
  slug: string
  locale: string
  versionID: number
  published: boolean
  where: string[]
}

/** A menu that links to a page: `key` is that of the entry. */
export interface LinkingMenu {
  id: number
  name: string
  locale: string
  key: string
}

/** What a refusal with PM_03 carries. */
export interface UsedElsewhere {
  pages: LinkingPage[]
  menus: LinkingMenu[]
}

/** Pages that were thrown away, and how they come back. */
export const bin = {
  delete: defineCall({
    method: 'POST',
    path: '/page/{id}/delete',
    summary: 'Throw a page away, for 30 days; PM_03 names what links to it, unless `force` is sent',
    access: { permission: 'delete-page' },
    params,
    body: z.strictObject({ force: z._default(z.boolean('V_15'), false), ...leaving }),
    response: whole,
    errors: ['PM_01', 'PM_03'],
  }),
  restore: defineCall({
    method: 'POST',
    path: '/page/{id}/restore',
    summary: 'Take a page out of the bin, not published; V_05 when its address or its locale is taken by now',
    access: { permission: 'delete-page' },
    params,
    response: whole,
    errors: ['PM_01'],
  }),
  listBin: defineCall({
    method: 'GET',
    path: '/page/bin',
    summary: 'The pages in the bin, last thrown away first',
    access: { permission: 'delete-page' },
    query: z.strictObject(listQuery(['title', 'slug', 'locale', 'type', 'deletedAt'])),
    response: listOf(binRow),
  }),
}
