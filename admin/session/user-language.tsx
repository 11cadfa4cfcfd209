import type { Language } from '@ximblox/contract/locales'
import { useEffect, useEffectEvent } from 'react'
import { useLanguage } from '../i18n/language-provider.tsx'
import { useSession } from './use-session.ts'

/** Speaks the language that the user chose, wherever they log in. */
export const UserLanguage = () => {
  const { user } = useSession()
  const { language, changeLanguage } = useLanguage()
  const chosen = user?.language
  const adopt = useEffectEvent((wanted: Language) => {
    if (wanted !== language) void changeLanguage(wanted)
  })
  useEffect(() => {
    if (chosen) adopt(chosen)
  }, [chosen])
  return null
}
