import { mayGrant } from '@ximblox/contract/rules/grants'
import { useTranslations } from 'use-intl'
import { useSession } from '../session/use-session.ts'
import { Select } from '../ui/select.tsx'
import { useRoles } from './use-roles.ts'

interface Props {
  value: number | undefined
  onChange: (roleID: number) => void
  errors: readonly string[]
  disabled?: boolean
}

/** Roles with more permissions than the current user has are shown, but disabled. */
export const RoleSelect = ({ value, onChange, errors, disabled = false }: Props) => {
  const t = useTranslations('users')
  const { permissions } = useSession()
  const { data: roles = [] } = useRoles()
  return (
    <Select
      label={t('role')}
      value={value === undefined ? '' : String(value)}
      onChange={value => onChange(Number(value))}
      disabled={disabled}
      errors={errors}
      options={[
        ...(value === undefined ? [{ value: '', label: t('chooseRole'), disabled: true }] : []),
        ...roles.map(role => ({
          value: String(role.ID),
          label: role.name,
          disabled: role.ID !== value && !mayGrant(permissions, role.permissions),
        })),
      ]}
    />
  )
}
