import { NativeSelect } from '@mantine/core'
import { isLocale, type Locale } from '@ximblox/contract/locales'
import { useTranslations } from 'use-intl'
import { useSettings } from '../settings/use-settings.ts'
import { useLocaleName } from './use-locale-name.ts'

interface Props {
  locale: Locale | ''
  onChange: (locale: Locale | '') => void
}

/** Not there on a site with a single locale. */
export const LocaleFilter = ({ locale, onChange }: Props) => {
  const t = useTranslations('page')
  const nameOf = useLocaleName()
  const { availableLocales = [] } = useSettings() ?? {}
  if (availableLocales.length < 2) return null
  const choose = (value: string) => onChange(isLocale(value) ? value : '')
  return (
    <NativeSelect
      label={t('locale')}
      value={locale}
      onChange={event => choose(event.currentTarget.value)}
      data={[
        { value: '', label: t('allLocales') },
        ...availableLocales.map(value => ({ value, label: nameOf(value) })),
      ]}
    />
  )
}
