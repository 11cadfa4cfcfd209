import { NativeSelect, SegmentedControl, Stack, useMantineColorScheme } from '@mantine/core'
import type { Language } from '@ximblox/contract/locales'
import { colourSchemes } from '@ximblox/contract/people'
import { chooseLanguage } from '@ximblox/contract/rules/choose-language'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { SettingsSection } from './settings-section.tsx'
import type { OwnSettings } from './use-own-settings.ts'
import classes from './user-settings-screen.module.css'

/** Both settings are stored with the user, so they apply on every device; the language also applies to emails. */
export const DisplaySection = ({ settings }: { settings: OwnSettings }) => {
  const t = useTranslations('settings')
  const tOwn = useTranslations('profile.own')
  const { language, offered, changeLanguage } = useLanguage()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const id = useId()

  const choose = async (chosen: Language) => {
    await changeLanguage(chosen)
    await settings.store('display', { language: chosen })
  }
  return (
    <SettingsSection title={tOwn('display')}>
      <ErrorSummary entries={settings.entriesOf('display')} />
      <Stack gap="lg">
        <NativeSelect
          label={t('language')}
          value={language}
          onChange={event => void choose(chooseLanguage(offered, [event.currentTarget.value]))}
          data={offered.map(value => ({ value, label: ownNames[value] }))}
        />
        <div>
          <div id={id} className={classes.label}>
            {t('theme')}
          </div>
          <SegmentedControl
            radius="md"
            aria-labelledby={id}
            value={colorScheme}
            onChange={chosen => {
              setColorScheme(chosen)
              void settings.store('display', { colourScheme: chosen })
            }}
            data={colourSchemes.map(value => ({ value, label: t(value) }))}
          />
        </div>
      </Stack>
    </SettingsSection>
  )
}

/** Each language is named in itself, so that its readers recognize it. */
const ownNames: Record<Language, string> = { en: 'English', nl: 'Nederlands', de: 'Deutsch', fr: 'Français' }
