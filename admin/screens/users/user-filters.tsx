import { useTranslations } from 'use-intl'
import { ChoiceFilter } from '../../list/choice-filter.tsx'
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
      <ChoiceFilter
        label={t('role')}
        all={t('allRoles')}
        value={filter.roleID === undefined ? '' : String(filter.roleID)}
        options={roles.map(({ ID, name }) => ({ value: String(ID), label: name }))}
        onFilter={value => onFilter('role', value)}
      />
      <ChoiceFilter
        label={t('statusTitle')}
        all={t('allStatuses')}
        value={filter.status ?? ''}
        options={userStatuses.map(value => ({ value, label: tStatus(value) }))}
        onFilter={value => onFilter('status', value)}
      />
    </>
  )
}
