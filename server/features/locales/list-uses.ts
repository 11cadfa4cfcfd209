import type { Payload } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import { notFoundSlug } from '@ximblox/contract/rules/slug'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { permit } from '../../kernel/permit.ts'
import { readLocales } from '../settings/store.ts'
import * as store from './store.ts'

type Uses = typeof calls.settings.localeUses

/** The available locales in their order, then the hidden ones that have pages. */
export const listLocaleUses = async (app: App, actor: Actor): Promise<Payload<Uses>> => {
  permit(actor, 'manage-settings')
  const { availableLocales } = await readLocales(app.db)
  const counts = await store.countPages(app.db)
  const menus = await store.countMenus(app.db)
  const needed = await store.findPagesAt(app.db, ['', notFoundSlug])
  const hidden = [...counts.keys()].filter(locale => !availableLocales.includes(locale)).toSorted()
  const pageAt = (locale: string, slug: string) => {
    const page = needed.find(one => one.locale === locale && one.slug === slug)
    return page ? { id: page.id, title: page.title, state: page.state } : null
  }
  return {
    data: [...availableLocales, ...hidden].map(locale => ({
      locale,
      isAvailable: availableLocales.includes(locale),
      ...(counts.get(locale) ?? { pages: 0, livePages: 0, scheduledPages: 0 }),
      menus: menus.get(locale) ?? 0,
      home: pageAt(locale, ''),
      notFound: pageAt(locale, notFoundSlug),
    })),
  }
}
