import { Button, Skeleton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useClient } from '../../../api/client.tsx'
import { PageUseItem } from '../../../pages/page-use-item.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import plainClasses from '../../../ui/plain.module.css'
import { mediaKey } from '../../media-queries.ts'
import classes from './details-panel.module.css'

const pageSize = 10

export const PageUses = ({ fileID }: { fileID: number }) => {
  const t = useTranslations('media')
  const tList = useTranslations('list')
  const tUses = useTranslations('uses')
  const client = useClient()
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [...mediaKey, 'uses', fileID],
    queryFn: ({ pageParam, signal }) =>
      client.media.listPagesByFile({ body: { fileID, pageIndex: pageParam, pageSize } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ data }, pages) =>
      pages.length * pageSize < data.totalItems ? pages.length : undefined,
  })
  const pages = data?.pages.flatMap(({ data }) => data.items)
  const menus = data?.pages[0]?.menus ?? []
  return (
    <div>
      <h3>{t('whereUsed')}</h3>
      {isError && <LoadFailed message={tList('failed')} onRetry={() => void refetch()} />}
      {!pages && !isError && <Skeleton height={14} width="60%" />}
      {pages?.length === 0 && menus.length === 0 && <p className={classes.status}>{t('usedNowhere')}</p>}
      {pages && pages.length + menus.length > 0 && (
        <ul className={`${plainClasses.list} ${classes.list}`}>
          {pages.map(page => (
            <PageUseItem key={page.pageID} page={page} />
          ))}
          {menus.map(({ id, name, key }) => (
            <li key={`${id} ${key}`}>{tUses('inMenu', { name })}</li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          variant="default"
          size="compact-sm"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </div>
  )
}
