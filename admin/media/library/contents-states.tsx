import { Skeleton } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { LoadFailed } from '../../ui/load-failed.tsx'
import classes from './contents-states.module.css'
import { useLibrary } from './library-context.ts'
import { isSearch } from './library-place.ts'

export const LoadingContents = () => (
  <div className={classes.loading} aria-hidden>
    {[1, 2, 3, 4, 5, 6, 7, 8].map(tile => (
      <Skeleton key={tile} height={140} />
    ))}
  </div>
)

export const FailedContents = ({ onRetry }: { onRetry: () => void }) => {
  const t = useTranslations('media')
  return (
    <div className={classes.message}>
      <LoadFailed message={t('contentFailed')} onRetry={onRetry} />
    </div>
  )
}

interface EmptyProps {
  isFiltered: boolean
}

export const EmptyContents = ({ isFiltered }: EmptyProps) => {
  const t = useTranslations('media')
  const tSearch = useTranslations('search')
  const { place, mayChange } = useLibrary()
  const isTagOnly = place.tag !== '' && place.term.trim() === ''
  if (isTagOnly && !isFiltered) return <p className={classes.message}>{t('noneTagged')}</p>
  if (isSearch(place)) return <p className={classes.message}>{tSearch('noResults')}</p>
  if (isFiltered) return <p className={classes.message}>{t('noneOfKind')}</p>
  return (
    <div className={classes.message}>
      <p>{t('empty')}</p>
      {mayChange && <p>{t('emptyHelp')}</p>}
    </div>
  )
}
