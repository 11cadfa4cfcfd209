import { auditKinds } from '@ximblox/contract/audit'
import { useTranslations } from 'use-intl'
import { ChoiceFilter } from '../../list/choice-filter.tsx'
import { PeriodFilter } from '../../list/period-filter.tsx'
import type { AuditFilter } from './audited-action.ts'

interface Props {
  filter: AuditFilter
  onFilter: (key: keyof AuditFilter, value: string) => void
}

export const AuditFilters = ({ filter, onFilter }: Props) => {
  const t = useTranslations('audit')
  const tKind = useTranslations('audit.kinds')
  return (
    <>
      <ChoiceFilter
        label={t('kind')}
        all={t('everything')}
        value={filter.kind}
        options={auditKinds.map(value => ({ value, label: tKind(value) }))}
        onFilter={value => onFilter('kind', value)}
      />
      <PeriodFilter period={filter} onFilter={onFilter} />
    </>
  )
}
