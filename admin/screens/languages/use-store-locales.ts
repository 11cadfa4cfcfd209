import { useQueryClient } from '@tanstack/react-query'
import type { SiteSettings } from '@ximblox/contract/settings'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { settingsKey } from '../../settings/use-settings.ts'
import { toast } from '../../ui/toast.ts'
import { withLocale, withoutLocale } from './locale-changes.ts'

export const localeUsesKey = ['settings', 'locales'] as const

/** Adds and removes languages of the site. After a conflict the settings that someone else stored are shown. */
export const useStoreLocales = (settings: SiteSettings) => {
  const t = useTranslations('siteLanguages')
  const client = useClient()
  const queries = useQueryClient()
  const nameOf = useLocaleName()
  const call = useCall({
    collection: 'site-settings',
    invalidates: [settingsKey, localeUsesKey, ['menus'], ['pages']],
  })
  const store = async (changes: Partial<SiteSettings>, message: string): Promise<boolean> => {
    const { availableLocales, defaultLocale, customSlugLocales, revision } = settings
    const body = { availableLocales, defaultLocale, customSlugLocales, revision, ...changes }
    const stored = await call.run(() => client.settings.store({ body }))
    if (!stored) return false
    await queries.invalidateQueries({ queryKey: settingsKey })
    toast(message)
    return true
  }
  return {
    ...call,
    add: (locale: string) => store(withLocale(settings, locale), t('added', { language: nameOf(locale) })),
    remove: (locale: string) =>
      store(withoutLocale(settings, locale), t('removed', { language: nameOf(locale) })),
  }
}
