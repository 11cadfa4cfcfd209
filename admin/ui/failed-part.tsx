import { Button } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'

/** In the place of a part of the screen that failed, so that the rest goes on. */
export const FailedPart = ({ reset }: ErrorComponentProps) => {
  const t = useTranslations('shell')
  const tList = useTranslations('list')
  return (
    <p role="alert">
      {t('failedPart')}{' '}
      <Button variant="default" size="xs" onClick={reset}>
        {tList('retry')}
      </Button>
    </p>
  )
}
