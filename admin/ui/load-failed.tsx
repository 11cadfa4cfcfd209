import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'

interface Props {
  /** What did not come, where it can be told. */
  message?: string
  onRetry: () => void
}

/** In the place of what did not come. */
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
