import { NativeSelect, SegmentedControl, Stack, useMantineColorScheme } from '@mantine/core'
import { type Language, languages } from '@ximblox/contract/locales'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { OwnSessions } from '../account/own-sessions.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { SettingsLinks } from './settings-links.tsx'
import classes from './user-settings-screen.module.css'

const schemes = ['light', 'dark', 'auto'] as const

/** `/cmsadmin/user/settings`: what each user decides for themselves. */
export const UserSettingsScreen = () => {
  const t = useTranslations('settings')
  const { language, changeLanguage } = useLanguage()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const id = useId()
  return (
    <>
      <PageHead title={t('title')}>
        <SettingsLinks />
      </PageHead>
      <Stack gap="lg" maw={400}>
        <NativeSelect
          label={t('language')}
          value={language}
          onChange={event => void changeLanguage(languageIn(event.currentTarget.value))}
          data={languages.map(value => ({ value, label: ownNames[value] }))}
        />
        <div>
          <div id={id} className={classes.label}>
            {t('theme')}
          </div>
          <SegmentedControl
            radius="md"
            aria-labelledby={id}
            value={colorScheme}
            onChange={setColorScheme}
            data={schemes.map(value => ({ value, label: t(value) }))}
          />
        </div>
      </Stack>
      <OwnSessions />
    </>
  )
}

/** A language is found by those who read it, so it is written in itself. */
const ownNames: Record<Language, string> = { en: 'English', nl: 'Nederlands', de: 'Deutsch', fr: 'Français' }

const languageIn = (value: string): Language => languages.find(language => language === value) ?? 'en'
