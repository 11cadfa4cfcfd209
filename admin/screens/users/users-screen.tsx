import { Button } from '@mantine/core'
import { allows } from '@ximblox/contract/rules/permissions'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ListScreen } from '../../list/list-screen.tsx'
import { useSession } from '../../session/use-session.ts'
import { NoPermission } from '../../ui/no-permission.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { UsersNav } from '../../users/users-nav.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { useUserList } from './use-user-list.ts'
import { useUserColumns } from './user-columns.tsx'
import { UserFilters } from './user-filters.tsx'

/** `/cmsadmin/users`. */
export const UsersScreen = () => {
  const t = useTranslations('users')
  const tMenu = useTranslations('menu')
  const { permissions } = useSession()
  const [inviting, setInviting] = useState(false)
  const mayManage = allows(permissions, 'manage-users')
  return (
    <>
      <PageHead
        title={tMenu('userManagement')}
        actions={mayManage && <Button onClick={() => setInviting(true)}>{t('add')}</Button>}
      >
        <UsersNav />
      </PageHead>
      {mayManage ? <UserList /> : <NoPermission>{t('forbidden')}</NoPermission>}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  )
}

const UserList = () => {
  const t = useTranslations('users')
  const { list, filter, filterBy } = useUserList()
  const columns = useUserColumns()
  return (
    <ListScreen
      list={list}
      label={t('title')}
      columns={columns}
      rowKey={user => user.ID}
      searchable
      sortColumns={[
        { value: 'name', label: t('name') },
        { value: 'role', label: t('role') },
        { value: 'status', label: t('statusTitle') },
        { value: 'lastLogin', label: t('lastLogin'), order: 'desc' },
      ]}
      controls={<UserFilters filter={filter} onFilter={filterBy} />}
    />
  )
}
