import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { locale } from './fields.ts'

/** Specification, section 3: Settings. */
export const siteSettings = z.object({
  availableLocales: z.array(locale),
  defaultLocale: locale,
  customSlugLocales: z.array(locale),
  revision: z.int(),
})
export type SiteSettings = z.output<typeof siteSettings>

export const settings = {
  get: defineCall({
    method: 'GET',
    path: '/settings/get',
    summary: 'Locales of the site',
    access: 'anyone',
    response: siteSettings,
  }),
}
