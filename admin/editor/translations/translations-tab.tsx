import { Button } from '@mantine/core'
import { isLocale, type Locale } from '@ximblox/contract/locales'
import type { Page } from '@ximblox/contract/pages'
import { allows } from '@ximblox/contract/rules/permissions'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CreateTranslationDialog } from '../../pages/create-translation-dialog.tsx'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { useSession } from '../../session/use-session.ts'
import { useSettings } from '../../settings/use-settings.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import classes from './translations-tab.module.css'

/** The translations of the page, existing and missing ones, for every language of the site. */
export const TranslationsTab = ({ page }: { page: Page }) => {
  const t = useTranslations('editor.translations')
  const tNew = useTranslations('newTranslation')
  const tPage = useTranslations('page')
  const settings = useSettings()
  const localeName = useLocaleName()
  const { permissions } = useSession()
  const [creating, setCreating] = useState<Locale | null>(null)
  const locales = settings?.availableLocales.filter(isLocale) ?? []
  return (
    <div className={classes.tab}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{tPage('locale')}</th>
            <th scope="col" data-secondary>
              {tPage('title')}
            </th>
            <th scope="col" data-secondary>
              {tPage('stateTitle')}
            </th>
            <th scope="col">{t('action')}</th>
          </tr>
        </thead>
        <tbody>
          {locales.map(locale => {
            const own = locale === page.locale
            const sibling = own ? page : page.siblings.find(({ locale: other }) => other === locale)
            const state = sibling ? <StateBadge state={sibling.state} /> : t('missing')
            return (
              <tr key={locale}>
                <th scope="row">
                  {localeName(locale)}
                  <span data-narrow>{sibling?.title}</span>
                  <span data-narrow>{state}</span>
                </th>
                <td data-secondary>{sibling?.title ?? '–'}</td>
                <td data-secondary>{state}</td>
                <td>
                  {own && <span className={classes.quiet}>{t('thisPage')}</span>}
                  {!own && sibling && (
                    <ButtonLink
                      to="/pages/$id"
                      params={{ id: String(sibling.id) }}
                      variant="default"
                      size="xs"
                      aria-label={t('openIn', { locale: localeName(locale) })}
                    >
                      {t('open')}
                    </ButtonLink>
                  )}
                  {!sibling && allows(permissions, 'translate-page', { locale, type: page.type }) && (
                    <Button
                      variant="default"
                      size="xs"
                      aria-label={t('createIn', { locale: localeName(locale) })}
                      onClick={() => setCreating(locale)}
                    >
                      {tNew('create')}
                    </Button>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {creating && settings && (
        <CreateTranslationDialog
          page={page}
          locale={creating}
          settings={settings}
          onClose={() => setCreating(null)}
        />
      )}
    </div>
  )
}
