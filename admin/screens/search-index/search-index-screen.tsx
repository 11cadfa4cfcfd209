import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { IndexSection } from './index-section.tsx'
import classes from './search-index-screen.module.css'
import { searchKey } from './search-keys.ts'
import { TrySearch } from './try-search.tsx'

/** `/cmsadmin/settings/search`: the pages that visitors can find, and what they find. */
export const SearchIndexScreen = () => (
  <>
    <ScreenHead />
    <SearchIndex />
  </>
)

const refreshEvery = 1_000

const SearchIndex = () => {
  const t = useTranslations('searchIndex')
  const client = useClient()
  const { data, error, refetch } = useQuery({
    queryKey: [...searchKey, 'state'],
    queryFn: ({ signal }) => client.search.state({}, { signal }),
    refetchInterval: ({ state }) => (state.data?.indexingState === 'loading' ? refreshEvery : false),
  })
  if (error && !data) return <LoadFailed message={t('failed')} onRetry={() => void refetch()} />
  return (
    <div className={classes.sections}>
      {data ? <IndexSection state={data} /> : <Skeleton height={160} maw={560} />}
      <TrySearch indexedAt={data?.finishedAt ?? null} />
    </div>
  )
}
