import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { AuditRow } from '@ximblox/contract/audit'
import ListFilter from 'lucide-react/icons/list-filter'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Column } from '../../list/list-table.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import textClasses from '../../ui/text.module.css'
import classes from './audit-columns.module.css'
import { actorKind } from './audited-action.ts'
import { useActionName } from './use-action-name.ts'

interface Actions {
  onDetails: (row: AuditRow) => void
  onFilter: (key: 'kind' | 'by' | 'about', value: string) => void
}

export const useAuditColumns = ({ onDetails, onFilter }: Actions): Column<AuditRow>[] => {
  const t = useTranslations('audit')
  const actionName = useActionName()
  return [
    {
      id: 'action',
      title: t('action'),
      cell: row => (
        <span className={classes.action}>
          <FilterButton
            label={t('onlyAction', { action: actionName(row.action) })}
            onClick={() => onFilter('kind', row.action)}
          >
            {actionName(row.action)}
          </FilterButton>
          <AuditObject object={row.object} />
          {row.object.kind === 'page' && row.object.title !== '' && (
            <FilterButton
              label={t('onlyPage', { title: row.object.title })}
              onClick={() => onFilter('about', String(row.object.id))}
            >
              <ListFilter size={14} aria-hidden />
            </FilterButton>
          )}
        </span>
      ),
    },
    {
      id: 'actor',
      title: t('actor'),
      cell: row => (
        <>
          {row.actor.ID === 0 ? (
            <Actor actor={row.actor} />
          ) : (
            <FilterButton
              label={t('onlyActor', { name: row.actor.name || t('deleted', { id: String(row.actor.ID) }) })}
              onClick={() => onFilter('by', String(row.actor.ID))}
            >
              <Actor actor={row.actor} />
            </FilterButton>
          )}
          {row.via && <span className={classes.quiet}>{t('via', { name: row.via.name })}</span>}
          <span className={classes.narrow}>
            <RelativeTime time={row.at} />
          </span>
        </>
      ),
    },
    { id: 'at', title: t('at'), cell: row => <RelativeTime time={row.at} />, isSecondary: true },
    {
      id: 'address',
      title: t('address'),
      cell: row => <span className={textClasses.detail}>{row.address}</span>,
      isSecondary: true,
    },
    {
      id: 'details',
      title: t('details'),
      cell: row =>
        Object.keys(row.details).length > 0 && (
          <Button variant="default" size="compact-xs" onClick={() => onDetails(row)}>
            {t('show')}
          </Button>
        ),
      isSecondary: true,
    },
  ]
}

interface FilterButtonProps {
  label: string
  onClick: () => void
  children: ReactNode
}

/** Lists only entries like this one. */
const FilterButton = ({ label, onClick, children }: FilterButtonProps) => (
  <button type="button" className={classes.filter} aria-label={label} title={label} onClick={onClick}>
    {children}
  </button>
)

const Actor = ({ actor }: Pick<AuditRow, 'actor'>) => {
  const t = useTranslations('audit')
  switch (actorKind(actor)) {
    case 'nobody':
      return <span className={classes.quiet}>{t('nobody')}</span>
    case 'deleted':
      return <span className={classes.quiet}>{t('deleted', { id: String(actor.ID) })}</span>
    case 'user':
      return <span className={classes.actor}>{actor.name}</span>
  }
}

/** The title of the object; that of a page links to its editor. */
const AuditObject = ({ object: { kind, id, title } }: Pick<AuditRow, 'object'>) => {
  if (title === '') return null
  if (kind !== 'page') return <span className={classes.quiet}>{title}</span>
  return (
    <Link to="/pages/$id" params={{ id: String(id) }} className={classes.object}>
      {title}
    </Link>
  )
}
