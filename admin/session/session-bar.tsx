import { useTranslations } from 'use-intl'
import { FloatingBar } from '../ui/floating-bar.tsx'
import { useExpiry } from './session-provider.tsx'

/** Says that the session has expired. */
export const SessionBar = () => {
  const t = useTranslations('logIn')
  const { expired, isAsking, ask } = useExpiry()
  if (!expired || isAsking) return null
  return <FloatingBar button={{ label: t('submit'), onClick: ask }}>{t('keepWriting')}</FloatingBar>
}
