import type { ErrorComponentProps } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { LoadFailed } from './load-failed.tsx'

/** Replaces a part of the screen that has crashed; the rest keeps working. */
export const FailedPart = ({ reset }: ErrorComponentProps) => {
  const t = useTranslations('shell')
  return <LoadFailed message={t('failedPart')} onRetry={reset} />
}
