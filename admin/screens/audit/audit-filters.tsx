import { type AuditRow, auditKinds } from '@ximblox/contract/audit'
import { useTranslations } from 'use-intl'
import chipClasses from '../../list/chip.module.css'
import { Chip } from '../../list/chip.tsx'
import { ChoiceFilter } from '../../list/choice-filter.tsx'
import { PeriodFilter } from '../../list/period-filter.tsx'
import type { AuditFilter } from './audited-action.ts'
import { useActionName } from './use-action-name.ts'

interface Props {
  filter: AuditFilter
  onFilter: (key: keyof AuditFilter, value: string) => void
  /** The listed entries, which have the names of the person and the page. */
  rows: readonly AuditRow[]
}

export const AuditFilters = ({ filter, onFilter, rows }: Props) => {
  const t = useTranslations('audit')
  const tKind = useTranslations('audit.kinds')
  const actionName = useActionName()
  const { kind, by, about } = filter
  const options = auditKinds.map(value => ({ value: value as string, label: tKind(value) }))
  if (kind.includes('.')) options.push({ value: kind, label: actionName(kind) })
  const actor = rows.find(row => String(row.actor.ID) === by)?.actor.name || `#${by}`
  const page = rows.find(({ object }) => String(object.id) === about)?.object.title || `#${about}`
  return (
    <>
      <ChoiceFilter
        label={t('kind')}
        all={t('everything')}
        value={kind}
        options={options}
        onFilter={value => onFilter('kind', value)}
      />
      {by !== '' && <SetFilter name={`${t('actor')}: ${actor}`} onRemove={() => onFilter('by', '')} />}
      {about !== '' && (
        <SetFilter name={`${tKind('page')}: ${page}`} onRemove={() => onFilter('about', '')} />
      )}
      <PeriodFilter period={filter} onFilter={onFilter} />
    </>
  )
}

const SetFilter = ({ name, onRemove }: { name: string; onRemove: () => void }) => (
  <Chip set={{ name, onRemove }}>
    <span className={chipClasses.label}>{name}</span>
  </Chip>
)
