import { NativeSelect } from '@mantine/core'
import { auditKinds } from '@ximblox/contract/audit'
import { useTranslations } from 'use-intl'
import { PeriodFilter } from '../../list/period-filter.tsx'
import type { AuditFilter } from './use-audit-list.ts'

interface Props {
  filter: AuditFilter
  onFilter: (key: keyof AuditFilter, value: string) => void
}

export const AuditFilters = ({ filter, onFilter }: Props) => {
  const t = useTranslations('audit')
  const tKind = useTranslations('audit.kinds')
  return (
    <>
      <NativeSelect
        label={t('kind')}
        value={filter.kind}
        onChange={event => onFilter('kind', event.currentTarget.value)}
        data={[
          { value: '', label: t('everything') },
          ...auditKinds.map(value => ({ value, label: tKind(value) })),
        ]}
      />
      <PeriodFilter period={filter} onFilter={onFilter} />
    </>
  )
}
