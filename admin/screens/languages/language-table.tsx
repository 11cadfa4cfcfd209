import { Button } from '@mantine/core'
import { notFoundSlug } from '@ximblox/contract/rules/slug'
import type { LocaleUse } from '@ximblox/contract/settings'
import { useTranslations } from 'use-intl'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import tableClasses from '../../ui/stacking-table.module.css'
import { NeededPage } from './needed-page.tsx'

interface Props {
  uses: readonly LocaleUse[]
  defaultLocale: string
  onRemove: (use: LocaleUse) => void
}

/** The languages of the site, with what each still needs. */
export const LanguageTable = ({ uses, defaultLocale, onRemove }: Props) => {
  const t = useTranslations('siteLanguages')
  const nameOf = useLocaleName()
  const source = uses.find(({ locale }) => locale === defaultLocale)
  return (
    <table className={tableClasses.table} aria-label={t('title')}>
      <thead>
        <tr>
          <th scope="col">{t('language')}</th>
          <th scope="col">{t('pages')}</th>
          <th scope="col">{t('menus')}</th>
          <th scope="col">{t('home')}</th>
          <th scope="col">{t('notFound')}</th>
          <th scope="col">{t('actions')}</th>
        </tr>
      </thead>
      <tbody>
        {uses.map(use => {
          const { locale } = use
          const language = nameOf(locale)
          return (
            <tr key={locale}>
              <th scope="row">
                {language}
                <span>{locale === defaultLocale ? t('default') : locale}</span>
              </th>
              <td data-label={t('pages')}>{t('counts', { live: use.livePages, total: use.pages })}</td>
              <td data-label={t('menus')}>{t('menusFilled', { count: use.menus })}</td>
              <td data-label={t('home')}>
                <NeededPage
                  locale={locale}
                  page={use.home}
                  source={source?.home ?? null}
                  slug=""
                  label={t('createHome')}
                />
              </td>
              <td data-label={t('notFound')}>
                <NeededPage
                  locale={locale}
                  page={use.notFound}
                  source={source?.notFound ?? null}
                  slug={notFoundSlug}
                  label={t('createNotFound')}
                />
              </td>
              <td>
                {locale !== defaultLocale && (
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={t('removeIn', { language })}
                    onClick={() => onRemove(use)}
                  >
                    {t('remove')}
                  </Button>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
