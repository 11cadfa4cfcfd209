import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'

/** In the place of what did not come. */
export const LoadFailed = ({ onRetry }: { onRetry: () => void }) => {
  const t = useTranslations('requests')
  const tList = useTranslations('list')
  return (
    <p role="alert">
      {t('failed')}{' '}
      <Button variant="default" size="xs" onClick={onRetry}>
        {tList('retry')}
      </Button>
    </p>
  )
}
