import { NativeSelect } from '@mantine/core'
import { useTranslations } from 'use-intl'
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
      <NativeSelect
        label={t('role')}
        value={filter.roleID === undefined ? '' : String(filter.roleID)}
        onChange={event => onFilter('role', event.currentTarget.value)}
        data={[
          { value: '', label: t('allRoles') },
          ...roles.map(({ ID, name }) => ({ value: String(ID), label: name })),
        ]}
      />
      <NativeSelect
        label={t('statusTitle')}
        value={filter.status ?? ''}
        onChange={event => onFilter('status', event.currentTarget.value)}
        data={[
          { value: '', label: t('allStatuses') },
          ...userStatuses.map(value => ({ value, label: tStatus(value) })),
        ]}
      />
    </>
  )
}
