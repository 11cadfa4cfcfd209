import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { locale, revision } from './fields.ts'
import { pageID } from './ids.ts'
import { limits } from './limits.ts'
import { pageState } from './pages.ts'

/** The locales in which the site is published, and which of them have slugs of their own. */
export const siteSettings = z.object({
  availableLocales: z.array(locale),
  defaultLocale: locale,
  customSlugLocales: z.array(locale),
  revision: z.int(),
})
export type SiteSettings = z.output<typeof siteSettings>

const localesInput = z
  .array(locale, 'wrongType')
  .check(z.maxLength(limits.locales, { error: 'tooManyItems' }))

/** A page that every locale should have. */
const neededPage = z.nullable(z.object({ id: pageID, title: z.string(), state: pageState }))

/** A locale that the site has, or has content in. */
export const localeUse = z.object({
  locale: z.string(),
  isAvailable: z.boolean(),
  pages: z.int(),
  livePages: z.int(),
  scheduledPages: z.int(),
  /** Menus with at least one item. */
  menus: z.int(),
  home: neededPage,
  notFound: neededPage,
})
export type LocaleUse = z.output<typeof localeUse>

/** `allowOwnRequests` lets publishers decide on their own requests. */
export const publicationSettings = z.object({ allowOwnRequests: z.boolean(), revision: z.int() })
export type PublicationSettings = z.output<typeof publicationSettings>

export const settings = {
  get: defineCall({
    method: 'GET',
    path: '/settings/get',
    summary: 'Get the locales of the site, whether it sends email, and whether it is a copy',
    access: 'anyone',
    /** Without a mail server, emails stay in the outbox. A copy, restored from a backup, sends nothing at all. */
    response: z.object({ ...siteSettings.shape, sendsMail: z.boolean(), isCopy: z.boolean() }),
  }),
  store: defineCall({
    method: 'PUT',
    path: '/settings',
    summary: 'Set the locales of the site; the pages of a removed locale are hidden from visitors and kept',
    access: { permission: 'manage-settings' },
    body: z.strictObject({
      availableLocales: localesInput,
      defaultLocale: locale,
      customSlugLocales: localesInput,
      revision: z.optional(revision),
    }),
    response: siteSettings,
    errors: ['staleRevision'],
  }),
  localeUses: defineCall({
    method: 'GET',
    path: '/settings/locales',
    summary:
      'List the locales of the site and those that it has content in, with what visitors can read there',
    access: { permission: 'manage-settings' },
    response: z.object({ data: z.array(localeUse) }),
  }),
  getPublication: defineCall({
    method: 'GET',
    path: '/settings/publication',
    summary: 'Get the publication settings',
    access: 'user',
    response: publicationSettings,
  }),
  storePublication: defineCall({
    method: 'PUT',
    path: '/settings/publication',
    summary: 'Update the publication settings',
    access: { permission: 'manage-settings' },
    body: z.strictObject({ allowOwnRequests: z.boolean('wrongType'), revision: z.optional(revision) }),
    response: publicationSettings,
    errors: ['staleRevision'],
  }),
}
