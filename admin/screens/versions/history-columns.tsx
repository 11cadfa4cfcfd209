import { Button, Checkbox, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { HistoryRow } from '@ximblox/contract/history'
import type { Page } from '@ximblox/contract/pages'
import { allows } from '@ximblox/contract/rules/permissions'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Column } from '../../list/list-table.tsx'
import { previewUrl } from '../../pages/preview-url.ts'
import { useSession } from '../../session/use-session.ts'
import { ShareDialog } from '../../shares/share-dialog.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { chooseTwo } from './choose-two.ts'
import classes from './history-columns.module.css'
import { RestoreDialog } from './restore-dialog.tsx'
import { useVersionTime } from './use-version-time.ts'

interface PendingAction {
  row: HistoryRow
  action: 'restore' | 'share'
}

interface Choice {
  /** The versions selected for comparison. */
  chosen: readonly number[]
  onChoose: (chosen: readonly number[]) => void
}

interface History {
  columns: Column<HistoryRow>[]
  dialog: ReactNode
}

export const useHistoryColumns = (page: Page, choice: Choice): History => {
  const t = useTranslations('history')
  const tSharing = useTranslations('sharing')
  const tKind = useTranslations('history.kinds')
  const { permissions } = useSession()
  const timeOf = useVersionTime()
  const [pendingAction, setPendingAction] = useState<PendingAction>()
  const latest = page.pageVersion
  const mayEdit = allows(permissions, 'edit-page', page)
  const columns: Column<HistoryRow>[] = [
    {
      id: 'version',
      title: t('version'),
      cell: row => (
        <>
          <Checkbox
            label={timeOf(row.at)}
            description={[tKind(row.kind), row.author.name, ...(row.published ? [t('live')] : [])].join(
              ' · ',
            )}
            checked={choice.chosen.includes(row.versionID)}
            onChange={() => choice.onChoose(chooseTwo(choice.chosen, row.versionID))}
            classNames={{ label: classes.time ?? '' }}
          />
          <Events row={row} />
        </>
      ),
    },
    {
      id: 'actions',
      title: t('actions'),
      cell: row => (
        <Group gap="0.25rem 0.75rem">
          <a href={previewUrl(row.versionID)} target="_blank" rel="noreferrer" className={classes.link}>
            {t('preview')}
          </a>
          {mayEdit && (
            <Button size="xs" variant="default" onClick={() => setPendingAction({ row, action: 'share' })}>
              {t('share')}
            </Button>
          )}
          {row.versionID !== latest.id && (
            <Link
              to="/pages/$id/compare"
              params={{ id: String(page.id) }}
              search={{ from: String(row.versionID), until: String(latest.id) }}
              className={classes.link}
            >
              {t('compare')}
            </Link>
          )}
          {row.versionID !== latest.id && mayEdit && (
            <Button size="xs" variant="default" onClick={() => setPendingAction({ row, action: 'restore' })}>
              {t('restore')}
            </Button>
          )}
        </Group>
      ),
    },
  ]
  const onClose = () => setPendingAction(undefined)
  const dialog = pendingAction && (
    <>
      {pendingAction.action === 'restore' && (
        <RestoreDialog page={page} versionID={pendingAction.row.versionID} onClose={onClose} />
      )}
      {pendingAction.action === 'share' && (
        <ShareDialog
          page={page}
          message={tSharing('version', { time: timeOf(pendingAction.row.at) })}
          ensureVersion={() => Promise.resolve(pendingAction.row.versionID)}
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
      {events.map(({ event, at, by, remark }) => (
        <li key={`${event} ${at}`}>
          {tEvent(event)} · {by.name} · <RelativeTime time={at} />
          {remark !== '' && <blockquote className={classes.remark}>{remark}</blockquote>}
        </li>
      ))}
    </ul>
  )
}
