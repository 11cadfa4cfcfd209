import { auditKinds } from '@ximblox/contract/audit'
import { useTranslations } from 'use-intl'
import { PeriodFilter } from '../../list/period-filter.tsx'
import { Select } from '../../ui/select.tsx'
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
      <Select
        label={t('kind')}
        value={filter.kind}
        onChange={value => onFilter('kind', value)}
        options={[
          { value: '', label: t('everything') },
          ...auditKinds.map(value => ({ value, label: tKind(value) })),
        ]}
      />
      <PeriodFilter period={filter} onFilter={onFilter} />
    </>
  )
}
