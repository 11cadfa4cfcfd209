import { NativeSelect, TextInput } from '@mantine/core'
import { auditKinds } from '@ximblox/contract/audit'
import { useTranslations } from 'use-intl'
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
      <TextInput
        type="date"
        label={t('from')}
        value={filter.from}
        max={filter.until || undefined}
        onChange={event => onFilter('from', event.currentTarget.value)}
      />
      <TextInput
        type="date"
        label={t('until')}
        value={filter.until}
        min={filter.from || undefined}
        onChange={event => onFilter('until', event.currentTarget.value)}
      />
    </>
  )
}
