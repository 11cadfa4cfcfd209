import { allows } from '@ximblox/contract/rules/permissions'
import { useTranslations } from 'use-intl'
import { ListScreen } from '../../list/list-screen.tsx'
import { useSession } from '../../session/use-session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { usePageColumns } from './page-columns.tsx'
import { PageFilters } from './page-filters.tsx'
import { usePageList } from './use-page-list.ts'

interface Props {
  title: string
  crumbs?: readonly { title: string; path?: string }[]
  /** Id of the type to list; all types if absent. */
  type?: string
}

export const PageListScreen = ({ title, crumbs = [], type = '' }: Props) => {
  const t = useTranslations('page')
  const tBin = useTranslations('bin')
  const { permissions } = useSession()
  const { list, filter, filterBy, showAll } = usePageList(type)
  const columns = usePageColumns()
  const mayCreate = allows(permissions, 'create-page', type === '' ? {} : { type })
  return (
    <>
      <PageHead
        title={title}
        crumbs={crumbs}
        actions={
          <>
            {allows(permissions, 'delete-page') && (
              <ButtonLink variant="default" to="/bin">
                {tBin('open')}
              </ButtonLink>
            )}
            {mayCreate && (
              <ButtonLink to="/new-page" search={type === '' ? {} : { type }}>
                {t('new.title')}
              </ButtonLink>
            )}
          </>
        }
      />
      <ListScreen
        list={list}
        label={title}
        columns={columns}
        rowKey={page => page.id}
        searchable
        sortColumns={[
          { value: 'title', label: t('title') },
          { value: 'updatedAt', label: t('updated'), order: 'desc' },
          { value: 'publishedAt', label: t('published'), order: 'desc' },
          { value: 'state', label: t('stateTitle') },
          { value: 'author', label: t('author') },
        ]}
        controls={<PageFilters filter={filter} onFilter={filterBy} />}
        onClearFilters={showAll}
      />
    </>
  )
}
