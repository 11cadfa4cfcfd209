import type { ErrorComponentProps } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { LoadFailed } from './load-failed.tsx'

/** In the place of a part of the screen that failed, so that the rest goes on. */
export const FailedPart = ({ reset }: ErrorComponentProps) => {
  const t = useTranslations('shell')
  return <LoadFailed message={t('failedPart')} onRetry={reset} />
}
