import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'

interface Props {
  /** Names what could not be loaded. */
  message?: string
  onRetry: () => void
}

/** Shown in place of data that could not be loaded. */
export const LoadFailed = ({ message, onRetry }: Props) => {
  const t = useTranslations('requests')
  const tList = useTranslations('list')
  return (
    <p role="alert">
      {message ?? t('failed')}{' '}
      <Button variant="default" size="xs" onClick={onRetry}>
        {tList('retry')}
      </Button>
    </p>
  )
}
