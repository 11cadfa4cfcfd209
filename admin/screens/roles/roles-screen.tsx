import { Button, Skeleton } from '@mantine/core'
import type { Role } from '@ximblox/contract/people'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { useRoles } from '../../users/use-roles.ts'
import { RoleDialog } from './role-dialog.tsx'
import { RoleMatrix } from './role-matrix.tsx'

/** `/cmsadmin/roles`. */
export const RolesScreen = () => {
  const t = useTranslations('roles')
  const [editing, setEditing] = useState<{ role?: Role }>()
  return (
    <>
      <ScreenHead actions={<Button onClick={() => setEditing({})}>{t('add')}</Button>} />
      <Roles onEdit={role => setEditing({ role })} />
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
