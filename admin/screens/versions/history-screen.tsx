import type { HistoryRow } from '@ximblox/contract/history'
import type { Page } from '@ximblox/contract/pages'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import { usePagedList } from '../../list/use-paged-list.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { CompareChosen } from './compare-chosen.tsx'
import { useHistoryColumns } from './history-columns.tsx'
import { PageOfVersions } from './page-of-versions.tsx'

/** `/cmsadmin/pages/{id}/history`: the versions of a page, latest first. */
export const HistoryScreen = () => {
  const t = useTranslations('history')
  return <PageOfVersions title={t('title')}>{page => <History key={page.id} page={page} />}</PageOfVersions>
}

const History = ({ page }: { page: Page }) => {
  const t = useTranslations('history')
  const tPage = useTranslations('page')
  const tVersions = useTranslations('versions')
  const client = useClient()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const list = usePagedList<HistoryRow>({
    key: ['pages', 'versions', page.id],
    fetchPage: async ({ pageIndex, pageSize }, signal) => {
      const input = { params: { id: page.id }, query: { pageIndex, pageSize } }
      return (await client.page.listVersions(input, { signal })).data
    },
  })
  const { columns, dialog } = useHistoryColumns(page, { chosen, onChoose: setChosen })
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
      <ListScreen
        list={list}
        label={t('title')}
        columns={columns}
        rowKey={row => row.versionID}
        controls={<CompareChosen pageID={page.id} chosen={chosen} />}
      />
      {dialog}
    </>
  )
}
