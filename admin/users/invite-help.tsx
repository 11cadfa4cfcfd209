import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useMailsKept, useMayReadMails } from '../settings/use-mails-kept.ts'
import { PathLink } from '../ui/path-link.tsx'

/** How a new user gets the link to choose a password. */
export const InviteHelp = () => {
  const t = useTranslations('users')
  const areMailsKept = useMailsKept()
  const mayReadMails = useMayReadMails()
  if (!areMailsKept) return <Text size="sm">{t('inviteHelp')}</Text>
  if (!mayReadMails) return <Text size="sm">{t('inviteHelpForOthers')}</Text>
  return (
    <Text size="sm">
      {t('inviteHelpKept')} <PathLink path="/settings/mails">{t('keptMails')}</PathLink>
    </Text>
  )
}
