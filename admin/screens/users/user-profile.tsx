import { Avatar } from '@mantine/core'
import type { User } from '@ximblox/contract/people'
import { useTranslations } from 'use-intl'
import { Facts } from '../../ui/facts.tsx'

/** Read-only, for those without permission to edit the user. */
export const UserProfile = ({ user }: { user: User }) => {
  const t = useTranslations('users')
  const { name, jobTitle, image } = user.profile
  return (
    <>
      <Avatar src={image} name={name} color="gray" size={72} alt="" />
      <Facts>
        <dt>{t('name')}</dt>
        <dd>{name}</dd>
        <dt>{t('email')}</dt>
        <dd>{user.email}</dd>
        {jobTitle !== '' && (
          <>
            <dt>{t('jobTitle')}</dt>
            <dd>{jobTitle}</dd>
          </>
        )}
        <dt>{t('role')}</dt>
        <dd>{user.role.name}</dd>
      </Facts>
    </>
  )
}
