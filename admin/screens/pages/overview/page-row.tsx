import { Avatar } from '@mantine/core'
import { Link, useRouter } from '@tanstack/react-router'
import type { OverviewRow } from '@ximblox/contract/overview'
import { notFoundSlug } from '@ximblox/contract/rules/slug'
import FileText from 'lucide-react/icons/file-text'
import House from 'lucide-react/icons/house'
import type { CSSProperties, DragEvent, MouseEvent, ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { usePagePath } from '../../../settings/use-page-path.ts'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import textClasses from '../../../ui/text.module.css'
import { NextStep } from './next-step.tsx'
import classes from './page-row.module.css'
import { RowActions } from './row-actions.tsx'
import { StateCell } from './state-cell.tsx'
import type { TableContext } from './table-context.ts'

interface Props {
  row: OverviewRow
  context: TableContext
  /** In the structure: how deep the page is, and the button that shows the pages below it. */
  depth?: number
  twisty?: ReactNode
  drag?: {
    isTarget: boolean
    onDragStart: (event: DragEvent) => void
    onDragOver: (event: DragEvent) => void
    onDrop: (event: DragEvent) => void
    onDragEnd: () => void
  }
}

/** A page with all its languages. A click anywhere opens it. */
export const PageRow = ({ row, context, depth = 0, twisty, drag }: Props) => {
  const t = useTranslations('overview')
  const format = useFormatter()
  const router = useRouter()
  const pathOf = usePagePath()
  const { selection, locales, isDated, preferences } = context
  const shows = (name: string) => !preferences.hidden.includes(name)
  const own = row.pages.find(({ id }) => id === row.id)
  const isSelected = selection.rows.has(row.id)
  const { isTarget, ...dragEvents } = drag ?? {}

  const open = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button, input, [role=menu]')) return
    const { href } = router.buildLocation({ to: '/pages/$id', params: { id: String(row.id) } })
    if (event.metaKey || event.ctrlKey) window.open(href, '_blank', 'noopener')
    else void router.navigate({ to: '/pages/$id', params: { id: String(row.id) } })
  }
  const Icon = row.slug === '' ? House : FileText
  return (
    <tr
      className={classes.row}
      data-selected={isSelected || undefined}
      data-target={isTarget || undefined}
      onClick={open}
      draggable={drag !== undefined}
      {...dragEvents}
    >
      <td>
        <div className={classes.name} style={depthStyle(depth)}>
          <input
            type="checkbox"
            className={classes.check}
            aria-label={t('select', { title: row.title })}
            checked={isSelected}
            onChange={() => selection.toggle(row)}
          />
          {twisty}
          <Icon size={16} aria-hidden className={classes.icon} />
          <Link
            to="/pages/$id"
            params={{ id: String(row.id) }}
            className={`${textClasses.oneLine} ${classes.title}`}
            draggable={false}
          >
            {row.title}
          </Link>
          {shows('url') && row.slug !== '' && row.slug !== notFoundSlug && (
            <span className={`${textClasses.oneLine} ${classes.slug}`}>{pathOf(row)}</span>
          )}
        </div>
      </td>
      {locales.map(locale => (
        <td key={locale} className={classes.state}>
          <StateCell row={row} locale={locale} onCreate={context.onTranslate} />
        </td>
      ))}
      {shows('nextStep') && (
        <td>
          <div data-step>
            <NextStep row={row} />
          </div>
        </td>
      )}
      {isDated && shows('date') && (
        <td className={classes.when} data-secondary="true">
          <time dateTime={row.date}>{format.dateTime(new Date(row.date), dayOnly)}</time>
        </td>
      )}
      {shows('updated') && (
        <td className={classes.when} data-secondary="true">
          {own && (
            <>
              <RelativeTime time={own.updatedAt} isShort />
              <Avatar
                name={own.editor.name || '?'}
                title={own.editor.name}
                color="gray"
                size={20}
                className={classes.face}
              />
            </>
          )}
        </td>
      )}
      <td>
        <RowActions row={row} onAct={context.onAct} />
      </td>
    </tr>
  )
}

// The day of a news item is the same everywhere.
const dayOnly = { dateStyle: 'medium', timeZone: 'UTC' } as const

const depthStyle = (depth: number) => ({ '--depth': depth }) as CSSProperties
