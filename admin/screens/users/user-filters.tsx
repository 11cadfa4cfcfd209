import { useTranslations } from 'use-intl'
import { Select } from '../../ui/select.tsx'
import { useRoles } from '../../users/use-roles.ts'
import { userStatuses } from '../../users/user-status.ts'
import type { UserFilter } from './user-rows.ts'

interface Props {
  filter: UserFilter
  onFilter: (key: 'role' | 'status', value: string) => void
}

export const UserFilters = ({ filter, onFilter }: Props) => {
  const t = useTranslations('users')
  const tStatus = useTranslations('users.status')
  const { data: roles = [] } = useRoles()
  return (
    <>
      <Select
        label={t('role')}
        value={filter.roleID === undefined ? '' : String(filter.roleID)}
        onChange={value => onFilter('role', value)}
        options={[
          { value: '', label: t('allRoles') },
          ...roles.map(({ ID, name }) => ({ value: String(ID), label: name })),
        ]}
      />
      <Select
        label={t('statusTitle')}
        value={filter.status ?? ''}
        onChange={value => onFilter('status', value)}
        options={[
          { value: '', label: t('allStatuses') },
          ...userStatuses.map(value => ({ value, label: tStatus(value) })),
        ]}
      />
    </>
  )
}
