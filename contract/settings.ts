import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { locale, revision } from './fields.ts'

/** Specification, section 3: Settings. */
export const siteSettings = z.object({
  availableLocales: z.array(locale),
  defaultLocale: locale,
  customSlugLocales: z.array(locale),
  revision: z.int(),
})
export type SiteSettings = z.output<typeof siteSettings>

/** `allowOwnRequests` lets publishers decide on their own requests. */
export const publicationSettings = z.object({ allowOwnRequests: z.boolean(), revision: z.int() })
export type PublicationSettings = z.output<typeof publicationSettings>

export const settings = {
  get: defineCall({
    method: 'GET',
    path: '/settings/get',
    summary: 'Get the locales of the site and whether it sends email',
    access: 'anyone',
    /** Without a mail server, emails stay in the outbox. */
    response: z.object({ ...siteSettings.shape, sendsMail: z.boolean() }),
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
