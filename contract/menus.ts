import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id, pathID, revision, text } from './fields.ts'
import { pageID } from './ids.ts'
import { pageState } from './pages.ts'
import { isMenuURL } from './rules/menu-url.ts'
import { requiredTitle } from './titles.ts'

/** A menu item: a link to a page, file or URL, or otherwise a heading. At most 3 levels. */
export interface MenuItem {
  key: string
  title: string
  url?: string | undefined
  pageID?: number | undefined
  fileID?: number | undefined
  children: MenuItem[]
}

const menuKey = z.string('required').check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'invalidFormat'))

export const menuItem: z.ZodMiniType<MenuItem> = z.strictObject({
  key: menuKey,
  title: requiredTitle(),
  url: z.optional(text(2000)),
  pageID: z.optional(id),
  fileID: z.optional(id),
  children: z.array(z.lazy(() => menuItem)),
})

/** A menu item in a request, with its URL checked. */
const menuItemInput: z.ZodMiniType<MenuItem> = z.strictObject({
  key: menuKey,
  title: requiredTitle(),
  url: z.optional(text(2000).check(z.refine(isMenuURL, 'invalidUrl'))),
  pageID: z.optional(id),
  fileID: z.optional(id),
  children: z.array(z.lazy(() => menuItemInput)),
})

export const menu = z.object({
  id: z.int(),
  name: z.string(),
  locale: z.string(),
  items: z.array(menuItem),
  revision: z.int(),
})
export type Menu = z.output<typeof menu>

/** The link targets of a menu, without pages in the bin and files that are not shared. */
const targets = z.object({
  pages: z.array(
    z.object({ id: pageID, title: z.string(), slug: z.string(), locale: z.string(), state: pageState }),
  ),
  files: z.array(z.object({ id: z.int(), fileName: z.string() })),
})
export type MenuTargets = z.output<typeof targets>
export type MenuTargetsPayload = z.input<typeof targets>

const params = z.object({ id: pathID })
// Fields of a fetched menu are accepted and ignored.
const ignored = z.optional(z.unknown())

export const menus = {
  list: defineCall({
    method: 'GET',
    path: '/menu/list',
    summary: 'List all menus of all locales',
    access: { permission: 'manage-menu' },
    response: z.object({
      data: z.array(
        z.object({
          id: z.int(),
          name: z.string(),
          locale: z.string(),
          revision: z.int(),
          updatedAt: z.string(),
        }),
      ),
    }),
  }),
  get: defineCall({
    method: 'GET',
    path: '/menu/{id}',
    summary: 'Get a menu',
    access: { permission: 'manage-menu' },
    params,
    response: z.object({ menu, targets }),
  }),
  store: defineCall({
    method: 'PUT',
    path: '/menu/{id}',
    summary: 'Replace the items of a menu',
    access: { permission: 'manage-menu' },
    params,
    body: z.strictObject({
      items: z.array(menuItemInput),
      revision,
      id: ignored,
      name: ignored,
      locale: ignored,
    }),
    response: z.object({ menu, targets }),
    errors: ['staleRevision'],
  }),
}
