import { Button } from '@mantine/core'
import type { BinnedItem } from '@ximblox/contract/media-bin'
import { useEffect, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import type { Column } from '../../list/list-table.tsx'
import { usePagedList } from '../../list/use-paged-list.ts'
import { mediaKey } from '../../media/media-queries.ts'
import { useRestoreFromBin } from '../../media/use-restore-from-bin.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { BinnedName } from './binned-name.tsx'
import classes from './files-bin-screen.module.css'
import { PurgeDialog } from './purge-dialog.tsx'

/** `/cmsadmin/bin/files`: deleted files and folders, until they are deleted permanently. */
export const FilesBinScreen = () => (
  <>
    <ScreenHead />
    <FilesBin />
  </>
)

const FilesBin = () => {
  const t = useTranslations('bin')
  const client = useClient()
  const { isBusy, entries, clear, restore } = useRestoreFromBin()
  const [purged, setPurged] = useState<BinnedItem>()
  // Errors must not outlive the screen.
  useEffect(() => clear, [clear])
  const list = usePagedList({
    key: [...mediaKey, 'bin'],
    columns: ['deleted'],
    defaultOrder: { columnToSort: 'deleted', sortOrder: 'desc' },
    fetchPage: async ({ pageIndex, pageSize, searchTerm }, signal) =>
      (await client.media.listBin({ query: { pageIndex, pageSize, searchTerm } }, { signal })).data,
  })
  const columns = useColumns(isBusy, item => void restore([item]), setPurged)
  return (
    <>
      {!purged && <ErrorSummary entries={entries} />}
      <ListScreen
        list={list}
        label={t('title')}
        columns={columns}
        rowKey={({ type, id }) => `${type} ${id}`}
        empty={t('none')}
        searchable
      />
      {purged && <PurgeDialog item={purged} onClose={() => setPurged(undefined)} />}
    </>
  )
}

const useColumns = (
  isBusy: boolean,
  restore: (item: BinnedItem) => void,
  purge: (item: BinnedItem) => void,
): Column<BinnedItem>[] => {
  const t = useTranslations('bin')
  const format = useFormatter()
  const until = ({ purgeAt, keptForPages }: BinnedItem) =>
    purgeAt === null
      ? t('keptFor', { count: keptForPages })
      : format.dateTime(new Date(purgeAt), { dateStyle: 'long' })
  return [
    {
      id: 'name',
      title: t('name'),
      cell: item => (
        <BinnedName item={item}>
          <span data-narrow>
            {item.purgeAt !== null && t('purged')} {until(item)}
          </span>
        </BinnedName>
      ),
    },
    {
      id: 'deleted',
      title: t('deleted'),
      cell: item => (
        <>
          <RelativeTime time={item.deletedAt} /> · {item.deletedBy.name}
        </>
      ),
      isSecondary: true,
    },
    { id: 'purged', title: t('purged'), cell: until, isSecondary: true },
    {
      id: 'actions',
      title: t('action'),
      cell: item => (
        <div className={classes.actions}>
          <Button
            size="xs"
            variant="default"
            disabled={isBusy}
            aria-label={t('restoreNamed', { title: item.name })}
            onClick={() => restore(item)}
          >
            {t('restore')}
          </Button>
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            disabled={isBusy}
            aria-label={t('purgeNamed', { name: item.name })}
            onClick={() => purge(item)}
          >
            {t('purge')}
          </Button>
        </div>
      ),
    },
  ]
}
