import { useMantineColorScheme } from '@mantine/core'
import type { Language } from '@ximblox/contract/locales'
import type { ColourScheme } from '@ximblox/contract/people'
import { chooseLanguage } from '@ximblox/contract/rules/choose-language'
import { useEffect, useEffectEvent } from 'react'
import { useLanguage } from '../i18n/language-provider.tsx'
import { useSession } from './use-session.ts'

/** Applies the user's language and colour scheme, which are stored with the account. */
export const UserPreferences = () => {
  const { user } = useSession()
  const { language, offered, changeLanguage } = useLanguage()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const applyLanguage = useEffectEvent((chosen: Language) => {
    const next = chooseLanguage(offered, [chosen])
    if (next !== language) void changeLanguage(next)
  })
  const applyColourScheme = useEffectEvent((next: ColourScheme) => {
    if (next !== colorScheme) setColorScheme(next)
  })
  const chosenLanguage = user?.language
  useEffect(() => {
    if (chosenLanguage) applyLanguage(chosenLanguage)
  }, [chosenLanguage])
  const chosenScheme = user?.colourScheme
  useEffect(() => {
    if (chosenScheme) applyColourScheme(chosenScheme)
  }, [chosenScheme])
  return null
}
