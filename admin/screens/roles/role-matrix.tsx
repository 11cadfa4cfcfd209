import { Button, VisuallyHidden } from '@mantine/core'
import type { Role } from '@ximblox/contract/people'
import type { Permission, PermissionName } from '@ximblox/contract/permissions'
import { allows } from '@ximblox/contract/rules/permissions'
import Check from 'lucide-react/icons/check'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { useLocaleName } from '../../pages/use-locale-name.ts'
import { useTypeName } from '../../pages/use-type-name.ts'
import { grantsOf } from './edited-role.ts'
import { limitText, shownLimits } from './grant-limits.ts'
import classes from './role-matrix.module.css'
import { usePermissionGroups } from './use-permission-groups.ts'

interface Props {
  roles: readonly Role[]
  onEdit: (role: Role) => void
}

export const RoleMatrix = ({ roles, onEdit }: Props) => {
  const t = useTranslations('roles')
  const groups = usePermissionGroups()
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label={t('matrix')}>
        <thead>
          <tr>
            <th scope="col">{t('permission')}</th>
            {roles.map(role => (
              <th key={role.ID} scope="col">
                <div className={classes.name}>{role.name}</div>
                <Button
                  variant="subtle"
                  color="gray"
                  size="compact-xs"
                  aria-label={t('editRole', { name: role.name })}
                  onClick={() => onEdit(role)}
                >
                  {t('edit')}
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ title, permissions }) => (
            <Fragment key={title}>
              <tr className={classes.group}>
                <th scope="rowgroup" colSpan={roles.length + 1}>
                  {title}
                </th>
              </tr>
              {permissions.map(({ name, label }) => (
                <tr key={name}>
                  <th scope="row">{label}</th>
                  {roles.map(role => (
                    <td key={role.ID}>
                      <GrantCell role={role} name={name} />
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const GrantCell = ({ role, name }: { role: Role; name: PermissionName }) => {
  const t = useTranslations('roles')
  const limitText = useLimitText()
  if (!allows(role.permissions, name)) return <VisuallyHidden>{t('no')}</VisuallyHidden>
  const limits = shownLimits(grantsOf(role.permissions, name), limitText)
  return (
    <>
      <Check size={16} className={classes.granted} aria-hidden />
      <VisuallyHidden>{t('yes')}</VisuallyHidden>
      {limits.map(limit => (
        <span key={limit} className={classes.limits}>
          {limit}
        </span>
      ))}
    </>
  )
}

const useLimitText = (): ((permission: Permission) => string) => {
  const localeName = useLocaleName()
  const typeName = useTypeName()
  return permission => limitText(permission, localeName, typeName)
}
