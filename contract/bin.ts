import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { timestamp } from './fields.ts'
import { pageID, pathPageID } from './ids.ts'
import { listOf, listQuery } from './list.ts'
import { filesFromBin } from './media-bin.ts'
import { pageResponse, pageRow } from './pages.ts'
import { ref } from './people.ts'
import { unpublishOptions } from './publication.ts'

const params = z.object({ id: pathPageID })

/** A page in the bin, deleted permanently at `purgeAt`; `binned` are its translations that are there too. */
export const binRow = z.object({
  ...pageRow.shape,
  deletedAt: timestamp,
  deletedBy: ref,
  purgeAt: timestamp,
  binned: z.array(z.object({ id: pageID, locale: z.string(), title: z.string() })),
})
export type BinRow = z.output<typeof binRow>
export type BinRowPayload = z.input<typeof binRow>

/** A page that links to another page; `where` holds keys of its blocks, or `page` for the page's own fields. */
export interface LinkingPage {
  pageID: number
  title: string
  slug: string
  locale: string
  versionID: number
  published: boolean
  where: string[]
}

/** A menu that links to a page; `key` identifies the menu item. */
export interface LinkingMenu {
  id: number
  name: string
  locale: string
  key: string
}

/** The payload of the error `pageInUse`. */
export interface UsedElsewhere {
  pages: LinkingPage[]
  menus: LinkingMenu[]
}

/** Deleting pages, listing the bin and restoring from it. */
export const bin = {
  delete: defineCall({
    method: 'POST',
    path: '/page/{id}/delete',
    summary: 'Move a page to the bin for 30 days; pageInUse lists what links to it, unless `force` is set',
    access: { permission: 'delete-page' },
    tokens: true,
    params,
    body: z.strictObject({ force: z._default(z.boolean('wrongType'), false), ...unpublishOptions }),
    response: pageResponse,
    errors: ['pageNotFound', 'pageInUse'],
  }),
  restore: defineCall({
    method: 'POST',
    path: '/page/{id}/restore',
    summary:
      'Restore a page from the bin, unpublished, with its files in the bin; alreadyExists when its slug or its locale has been taken in the meantime',
    access: { permission: 'delete-page' },
    params,
    response: z.object({ ...pageResponse.shape, ...filesFromBin.shape }),
    errors: ['pageNotFound', 'destinationTaken'],
  }),
  listBin: defineCall({
    method: 'GET',
    path: '/page/bin',
    summary: 'List the pages in the bin, most recently deleted first',
    access: { permission: 'delete-page' },
    query: z.strictObject(listQuery(['title', 'slug', 'locale', 'type', 'deletedAt'])),
    response: listOf(binRow),
  }),
}
