import { useMantineColorScheme } from '@mantine/core'
import type { Language } from '@ximblox/contract/locales'
import type { ColourScheme } from '@ximblox/contract/people'
import { chooseLanguage } from '@ximblox/contract/rules/choose-language'
import { useEffect, useEffectEvent } from 'react'
import { useLanguage } from '../i18n/language-provider.tsx'
import { useSession } from './use-session.ts'

/** Speaks the language and wears the colours that the user chose, wherever they log in. */
export const UserDisplay = () => {
  const { user } = useSession()
  const { language, offered, changeLanguage } = useLanguage()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const applyLanguage = useEffectEvent((chosen: Language) => {
    const wanted = chooseLanguage(offered, [chosen])
    if (wanted !== language) void changeLanguage(wanted)
  })
  const applyColourScheme = useEffectEvent((wanted: ColourScheme) => {
    if (wanted !== colorScheme) setColorScheme(wanted)
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
