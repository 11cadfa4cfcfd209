import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { isRefusal } from '@ximblox/contract/client/failure'
import type { HistoryRow } from '@ximblox/contract/history'
import type { Page } from '@ximblox/contract/pages'
import { useTranslations } from 'use-intl'
import { useClient } from '../client.tsx'
import { ListScreen } from '../list/list-screen.tsx'
import { usePagedList } from '../list/use-paged-list.ts'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { useHistoryColumns } from './history-columns.tsx'

/** `/cmsadmin/pages/{id}/history`: the versions of a page, the newest first. */
export const HistoryScreen = () => {
  const { id = '' } = useParams({ strict: false })
  const t = useTranslations('requests')
  const tList = useTranslations('list')
  const client = useClient()
  const { data, error, refetch } = useQuery({
    queryKey: ['pages', 'one', id],
    queryFn: async ({ signal }) => (await client.page.get({ params: { id } }, { signal })).page,
  })
  if (isRefusal(error) && error.status < 500) return <NotFoundScreen />
  if (error) {
    return (
      <p role="alert">
        {t('failed')}{' '}
        <Button variant="default" size="xs" onClick={() => void refetch()}>
          {tList('retry')}
        </Button>
      </p>
    )
  }
  return data ? <History page={data} /> : <Skeleton height={320} mt="xl" />
}

const History = ({ page }: { page: Page }) => {
  const t = useTranslations('history')
  const tPage = useTranslations('page')
  const tVersions = useTranslations('versions')
  const client = useClient()
  const list = usePagedList<HistoryRow>({
    key: ['pages', 'versions', page.id],
    fetchPage: async ({ pageIndex, pageSize }, signal) => {
      const input = { params: { id: page.id }, query: { pageIndex, pageSize } }
      return (await client.page.listVersions(input, { signal })).data
    },
  })
  const { columns, dialog } = useHistoryColumns(page)
  return (
    <>
      <PageHead
        title={t('title')}
        crumbs={[
          { title: tPage('pages'), path: '/' },
          { title: page.title, path: `/pages/${page.id}` },
        ]}
        actions={
          <ButtonLink variant="default" to="/pages/$id" params={{ id: String(page.id) }}>
            {tVersions('openEditor')}
          </ButtonLink>
        }
      />
      <ListScreen list={list} label={t('title')} columns={columns} rowKey={row => row.versionID} />
      {dialog}
    </>
  )
}
