import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { HistoryRow } from '@ximblox/contract/history'
import type { Page } from '@ximblox/contract/pages'
import { allows } from '@ximblox/contract/rules/permissions'
import { type ReactNode, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Column } from '../list/list-table.tsx'
import { useSession } from '../session/use-session.ts'
import { RelativeTime } from '../ui/relative-time.tsx'
import classes from './history-columns.module.css'
import { previewAddress } from './preview-frame.tsx'
import { RestoreDialog } from './restore-dialog.tsx'

interface History {
  columns: Column<HistoryRow>[]
  dialog: ReactNode
}

/** What one sees of a version, and what one can do with it. */
export const useHistoryColumns = (page: Page): History => {
  const t = useTranslations('history')
  const tPage = useTranslations('page')
  const tKind = useTranslations('history.kinds')
  const format = useFormatter()
  const { permissions } = useSession()
  const [restored, setRestored] = useState<HistoryRow>()
  const newest = page.pageVersion
  const mayRestore = allows(permissions, 'edit-page', page)
  const columns: Column<HistoryRow>[] = [
    {
      id: 'version',
      title: t('version'),
      cell: row => (
        <>
          <span className={classes.time}>
            {format.dateTime(new Date(row.at), { dateStyle: 'medium', timeStyle: 'short' })}
          </span>
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
          {row.versionID !== newest.id && mayRestore && (
            <Button size="xs" variant="default" onClick={() => setRestored(row)}>
              {t('restore')}
            </Button>
          )}
        </Group>
      ),
    },
  ]
  const dialog = restored && (
    <RestoreDialog page={page} versionID={restored.versionID} onClose={() => setRestored(undefined)} />
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
