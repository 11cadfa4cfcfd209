import { Button, Skeleton } from '@mantine/core'
import type { Role } from '@ximblox/contract/people'
import { allows } from '@ximblox/contract/rules/permissions'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSession } from '../../session/use-session.ts'
import { NoPermission } from '../../ui/no-permission.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useRoles } from '../../users/use-roles.ts'
import { UsersNav } from '../../users/users-nav.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { RoleMatrix } from './role-matrix.tsx'

/** `/cmsadmin/roles`. */
export const RolesScreen = () => {
  const t = useTranslations('roles')
  const { permissions } = useSession()
  const [editing, setEditing] = useState<{ role?: Role }>()
  const mayManage = allows(permissions, 'manage-roles')
  return (
    <>
      <PageHead
        title={t('title')}
        actions={mayManage && <Button onClick={() => setEditing({})}>{t('add')}</Button>}
      >
        <UsersNav />
      </PageHead>
      {mayManage ? (
        <Roles onEdit={role => setEditing({ role })} />
      ) : (
        <NoPermission>{t('forbidden')}</NoPermission>
      )}
      {editing && (
        <RoleDialog
          key={editing.role?.ID ?? 'new'}
          role={editing.role}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  )
}

const Roles = ({ onEdit }: { onEdit: (role: Role) => void }) => {
  const tList = useTranslations('list')
  const t = useTranslations('roles')
  const { data, isError, refetch } = useRoles()
  if (isError) {
    return (
      <p role="alert">
        {tList('failed')}{' '}
        <Button variant="default" size="xs" onClick={() => void refetch()}>
          {tList('retry')}
        </Button>
      </p>
    )
  }
  if (!data) return <Skeleton height={480} />
  if (data.length === 0) return <p>{t('none')}</p>
  return <RoleMatrix roles={data} onEdit={onEdit} />
}
