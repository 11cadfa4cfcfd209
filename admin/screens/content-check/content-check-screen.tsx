import { Link } from '@tanstack/react-router'
import type { Answer } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { MismatchRow } from '@ximblox/contract/content-check'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { ChangedDefinitions } from '../../content-check/changed-definitions.tsx'
import { CheckState } from '../../content-check/check-state.tsx'
import { useMismatchText } from '../../content-check/use-mismatch-text.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import type { Column } from '../../list/list-table.tsx'
import { usePagedList } from '../../list/use-paged-list.ts'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { ScreenHead } from '../../ui/screen-head.tsx'
import textClasses from '../../ui/text.module.css'
import classes from './content-check-screen.module.css'

/** `/cmsadmin/settings/content`: the pages whose stored content does not match the definitions of the site. */
export const ContentCheckScreen = () => (
  <>
    <ScreenHead />
    <MismatchList />
  </>
)

type Found = Answer<typeof calls.page.listMismatches>

const MismatchList = () => {
  const t = useTranslations('contentCheck')
  const client = useClient()
  const [found, setFound] = useState<Found>()
  const list = usePagedList<MismatchRow>({
    key: ['pages', 'mismatches'],
    fetchPage: async ({ pageIndex, pageSize, searchTerm }, signal) => {
      const answer = await client.page.listMismatches(
        { query: { pageIndex, pageSize, searchTerm } },
        { signal },
      )
      setFound(answer)
      return answer.data
    },
  })
  return (
    <>
      {found && <CheckState {...found} />}
      {found && <ChangedDefinitions definitions={found.changedDefinitions} />}
      <ListScreen
        list={list}
        label={t('title')}
        columns={useColumns()}
        rowKey={row => row.pageID}
        empty={found?.checkedAt === null ? t('pending') : t('none')}
        searchable
      />
    </>
  )
}

const useColumns = (): Column<MismatchRow>[] => {
  const t = useTranslations('contentCheck')
  const tPage = useTranslations('page')
  const nameOf = useLocaleName()
  const textOf = useMismatchText()
  return [
    {
      id: 'page',
      title: t('page'),
      cell: row => (
        <>
          <Link
            to="/pages/$id"
            params={{ id: String(row.pageID) }}
            className={`${textClasses.nameLink} ${classes.title}`}
          >
            {row.title}
          </Link>
          {row.path !== null && (
            <a href={row.path} className={textClasses.detailLine}>
              {row.path}
            </a>
          )}
          <span data-narrow>{textOf(row)}</span>
        </>
      ),
    },
    {
      id: 'found',
      title: t('found'),
      cell: row => (
        <>
          {textOf(row)}
          <code className={textClasses.detailLine}>{row.mismatches[0]?.property}</code>
        </>
      ),
      isSecondary: true,
    },
    { id: 'version', title: t('version'), cell: row => t(row.isLive ? 'live' : 'draft') },
    { id: 'locale', title: tPage('locale'), cell: row => nameOf(row.locale), isSecondary: true },
  ]
}
