import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ListScreen } from '../../list/list-screen.tsx'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { useUserList } from './use-user-list.ts'
import { useUserColumns } from './user-columns.tsx'
import { UserFilters } from './user-filters.tsx'

/** `/cmsadmin/users`. */
export const UsersScreen = () => {
  const t = useTranslations('users')
  const [inviting, setInviting] = useState(false)
  return (
    <>
      <ScreenHead actions={<Button onClick={() => setInviting(true)}>{t('add')}</Button>} />
      <UserList />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  )
}

const UserList = () => {
  const t = useTranslations('users')
  const { list, filter, filterBy, clearFilters } = useUserList()
  const columns = useUserColumns()
  return (
    <ListScreen
      list={list}
      label={t('title')}
      columns={columns}
      rowKey={user => user.ID}
      searchable
      onClearFilters={clearFilters}
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
