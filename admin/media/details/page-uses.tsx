import { Button, Skeleton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useClient } from '../../client.tsx'
import { usePagePath } from '../../settings/use-page-path.ts'
import { mediaKey } from '../media-queries.ts'
import classes from './details-panel.module.css'

const pageSize = 10

/** The pages and menus that use a file. */
export const PageUses = ({ fileID }: { fileID: number }) => {
  const t = useTranslations('media')
  const tList = useTranslations('list')
  const client = useClient()
  const pathOf = usePagePath()
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
      {isError && (
        <p className={classes.said}>
          <span role="alert">{tList('failed')}</span>{' '}
          <Button variant="default" size="compact-xs" onClick={() => void refetch()}>
            {tList('retry')}
          </Button>
        </p>
      )}
      {!pages && !isError && <Skeleton height={14} width="60%" />}
      {pages?.length === 0 && menus.length === 0 && <p className={classes.said}>{t('usedNowhere')}</p>}
      {pages && pages.length + menus.length > 0 && (
        <ul className={classes.list}>
          {pages.map(({ pageID, title, slug, locale, published }) => (
            <li key={pageID}>
              <Link to="/pages/$id" params={{ id: String(pageID) }} target="_blank">
                {title}
              </Link>{' '}
              <span className={classes.quiet}>
                {pathOf({ locale, slug })}
                {published && ` · ${t('onSite')}`}
              </span>
            </li>
          ))}
          {menus.map(({ id, name, key }) => (
            <li key={`${id} ${key}`}>{t('inMenu', { name })}</li>
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
