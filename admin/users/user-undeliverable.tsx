import type { ListedUser } from '@ximblox/contract/users'
import { useTranslations } from 'use-intl'
import { Undeliverable } from '../ui/undeliverable.tsx'
import { statusOf } from './user-status.ts'

interface Props {
  user: ListedUser
  isDetailed?: boolean
}

/** Says that the invitation of a user came back, or other emails to them. */
export const UserUndeliverable = ({ user, isDetailed = false }: Props) => {
  const t = useTranslations('users')
  if (!user.undeliverable) return null
  return (
    <Undeliverable
      mark={user.undeliverable}
      isDetailed={isDetailed}
      {...(statusOf(user) === 'invited' && { text: t('invitationCameBack') })}
    />
  )
}
