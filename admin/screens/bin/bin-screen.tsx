import { Button } from '@mantine/core'
import type { BinRow } from '@ximblox/contract/bin'
import { useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import type { Column } from '../../list/list-table.tsx'
import { usePagedList } from '../../list/use-paged-list.ts'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { useAnnounceFiles } from '../../publication/use-announce-files.ts'
import { usePageCall } from '../../publication/use-page-call.ts'
import { usePagePath } from '../../settings/use-page-path.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import textClasses from '../../ui/text.module.css'
import { useLinkToast } from '../../ui/use-link-toast.tsx'
import { RestoreDialog } from './restore-dialog.tsx'

/** `/cmsadmin/bin`: deleted pages, until they are deleted permanently. */
export const BinScreen = () => (
  <>
    <ScreenHead />
    <Bin />
  </>
)

const Bin = () => {
  const t = useTranslations('bin')
  const client = useClient()
  const linkToast = useLinkToast()
  const announceFiles = useAnnounceFiles()
  const { isBusy, run, entries, clear } = usePageCall()
  // Errors must not outlive the screen.
  useEffect(() => clear, [clear])
  const list = usePagedList({
    key: ['pages', 'bin'],
    columns: ['deleted'],
    defaultOrder: { columnToSort: 'deleted', sortOrder: 'desc' },
    fetchPage: async ({ pageIndex, pageSize, searchTerm }, signal) =>
      (await client.page.listBin({ query: { pageIndex, pageSize, searchTerm } }, { signal })).data,
  })
  const [asked, setAsked] = useState<BinRow>()
  const restore = async (pages: readonly Pick<BinRow, 'id' | 'title'>[]) => {
    setAsked(undefined)
    for (const { id, title } of pages) {
      const answer = await run(() => client.page.restore({ params: { id } }))
      if (!answer) return
      const link = { label: t('openRestored'), path: `/pages/${id}` }
      linkToast({ message: t('restored', { title }), link })
      announceFiles(answer)
    }
  }
  const columns = useColumns(isBusy, row => (row.binned.length > 0 ? setAsked(row) : void restore([row])))
  return (
    <>
      <ErrorSummary entries={entries} />
      <ListScreen
        list={list}
        label={t('title')}
        columns={columns}
        rowKey={page => page.id}
        empty={t('none')}
        searchable
      />
      {asked && (
        <RestoreDialog
          row={asked}
          onRestore={translations => void restore([asked, ...translations])}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

const useColumns = (isBusy: boolean, restore: (row: BinRow) => void): Column<BinRow>[] => {
  const t = useTranslations('bin')
  const tPage = useTranslations('page')
  const nameOf = useLocaleName()
  const pathOf = usePagePath()
  const format = useFormatter()
  const dayOf = (time: string) => format.dateTime(new Date(time), { dateStyle: 'long' })
  return [
    {
      id: 'title',
      title: tPage('title'),
      cell: page => (
        <>
          <span className={textClasses.name}>{page.title}</span>
          <span className={textClasses.detail}>{pathOf(page)}</span>
          <span data-narrow>
            {t('purged')} {dayOf(page.purgeAt)}
          </span>
        </>
      ),
    },
    { id: 'locale', title: tPage('locale'), cell: page => nameOf(page.locale), isSecondary: true },
    {
      id: 'deleted',
      title: t('deleted'),
      cell: page => (
        <>
          <RelativeTime time={page.deletedAt} /> · {page.deletedBy.name}
        </>
      ),
      isSecondary: true,
    },
    { id: 'purged', title: t('purged'), cell: page => dayOf(page.purgeAt), isSecondary: true },
    {
      id: 'restore',
      title: t('action'),
      cell: page => (
        <Button
          size="xs"
          variant="default"
          disabled={isBusy}
          aria-label={t('restoreNamed', { title: page.title })}
          onClick={() => restore(page)}
        >
          {t('restore')}
        </Button>
      ),
    },
  ]
}
