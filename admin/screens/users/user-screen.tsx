import { Button, Skeleton } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { mayActOn } from '@ximblox/contract/rules/act-on-user'
import type { ListedUser } from '@ximblox/contract/users'
import { useTranslations } from 'use-intl'
import { ProfileImage } from '../../profile-image/profile-image.tsx'
import { useSession } from '../../session/use-session.ts'
import { ScreenHead } from '../../ui/screen-head.tsx'
import { useUsers } from '../../users/use-users.ts'
import { UserAccess } from './user-access.tsx'
import { UserForm } from './user-form.tsx'
import { UserProfile } from './user-profile.tsx'
import classes from './user-screen.module.css'

/** `/cmsadmin/users/{id}`. */
export const UserScreen = () => {
  const t = useTranslations('users')
  const tList = useTranslations('list')
  const { id } = useParams({ strict: false })
  const { data, isError, refetch } = useUsers()
  const user = data?.find(({ ID }) => String(ID) === id)
  if (user) return <UserDetails key={user.ID} user={user} />
  return (
    <>
      <ScreenHead title={data && t('unknown')} />
      {isError && (
        <p role="alert">
          {t('failed')}{' '}
          <Button variant="default" size="xs" onClick={() => void refetch()}>
            {tList('retry')}
          </Button>
        </p>
      )}
      {!data && !isError && <Skeleton height={320} maw={560} />}
    </>
  )
}

const UserDetails = ({ user }: { user: ListedUser }) => {
  const t = useTranslations('users')
  const { user: self, permissions } = useSession()
  const mayChange = mayActOn(
    { ID: self?.ID ?? 0, permissions },
    { ID: user.ID, permissions: user.role.permissions },
  )
  const { name, image } = user.profile
  return (
    <>
      <ScreenHead title={name || user.email} />
      {!mayChange && <p className={classes.notice}>{t('holdsMore')}</p>}
      <div className={classes.columns}>
        <section className={classes.main}>
          {mayChange ? (
            <>
              <ProfileImage userID={user.ID} name={name} image={image} />
              <UserForm user={user} />
            </>
          ) : (
            <UserProfile user={user} />
          )}
        </section>
        <UserAccess user={user} mayChange={mayChange} />
      </div>
    </>
  )
}
