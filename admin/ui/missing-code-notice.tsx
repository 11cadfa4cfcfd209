import { useTranslations } from 'use-intl'
import { useStore } from 'zustand/react'
import { FloatingBar } from './floating-bar.tsx'
import { missingCode } from './missing-code.ts'

/** Says that part of the screen waits for its code, and offers to reload after an upgrade of the server. */
export const MissingCodeNotice = () => {
  const t = useTranslations('missingCode')
  const { waiting, isOutdated } = useStore(missingCode)
  if (isOutdated)
    return (
      <FloatingBar button={{ label: t('reload'), onClick: () => location.reload() }}>
        {t('outdated')}
      </FloatingBar>
    )
  return waiting > 0 && <FloatingBar>{t('waiting')}</FloatingBar>
}
