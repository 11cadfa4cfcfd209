import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { HistoryRow } from '@ximblox/contract/history'
import type { Page } from '@ximblox/contract/pages'
import { allows } from '@ximblox/contract/rules/permissions'
import { type ReactNode, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Column } from '../list/list-table.tsx'
import { useSession } from '../session/use-session.ts'
import { ShareDialog } from '../shares/share-dialog.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import classes from './history-columns.module.css'
import { previewAddress } from './preview-address.ts'
import { RestoreDialog } from './restore-dialog.tsx'

interface Asked {
  row: HistoryRow
  action: 'restore' | 'share'
}

interface History {
  columns: Column<HistoryRow>[]
  dialog: ReactNode
}

/** What one sees of a version, and what one can do with it. */
export const useHistoryColumns = (page: Page): History => {
  const t = useTranslations('history')
  const tPage = useTranslations('page')
  const tSharing = useTranslations('sharing')
  const tKind = useTranslations('history.kinds')
  const format = useFormatter()
  const { permissions } = useSession()
  const timeOf = ({ at }: HistoryRow) =>
    format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })
  const [asked, setAsked] = useState<Asked>()
  const newest = page.pageVersion
  const mayEdit = allows(permissions, 'edit-page', page)
  const columns: Column<HistoryRow>[] = [
    {
      id: 'version',
      title: t('version'),
      cell: row => (
        <>
          <span className={classes.time}>{timeOf(row)}</span>
          <span className={classes.kind}>
            {[tKind(row.kind), ...(row.published ? [t('live')] : [])].join(' · ')}
          </span>
        </>
      ),
    },
    { id: 'author', title: tPage('author'), cell: row => row.author.name, spare: true },
    { id: 'events', title: t('events'), cell: row => <Events row={row} />, spare: true },
    {
      id: 'actions',
      title: t('actions'),
      cell: row => (
        <Group gap="xs">
          <a href={previewAddress(row.versionID)} target="_blank" rel="noreferrer" className={classes.link}>
            {t('preview')}
          </a>
          {row.versionID !== newest.id && (
            <Link
              to="/pages/$id/compare"
              params={{ id: String(page.id) }}
              search={{ from: String(row.versionID), until: String(newest.id) }}
              className={classes.link}
            >
              {t('compare')}
            </Link>
          )}
          {mayEdit && (
            <Button size="xs" variant="default" onClick={() => setAsked({ row, action: 'share' })}>
              {t('share')}
            </Button>
          )}
          {row.versionID !== newest.id && mayEdit && (
            <Button size="xs" variant="default" onClick={() => setAsked({ row, action: 'restore' })}>
              {t('restore')}
            </Button>
          )}
        </Group>
      ),
    },
  ]
  const onClose = () => setAsked(undefined)
  const dialog = asked && (
    <>
      {asked.action === 'restore' && (
        <RestoreDialog page={page} versionID={asked.row.versionID} onClose={onClose} />
      )}
      {asked.action === 'share' && (
        <ShareDialog
          page={page}
          message={tSharing('version', { time: timeOf(asked.row) })}
          shownVersion={() => Promise.resolve(asked.row.versionID)}
          onClose={onClose}
        />
      )}
    </>
  )
  return { columns, dialog }
}

const Events = ({ row: { events } }: { row: HistoryRow }) => {
  const tEvent = useTranslations('history.happened')
  return (
    <ul className={classes.events}>
      {events.map(({ event, at, by }) => (
        <li key={`${event} ${at}`}>
          {tEvent(event)} · {by.name} · <RelativeTime time={at} />
        </li>
      ))}
    </ul>
  )
}
