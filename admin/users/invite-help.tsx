import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useAreEmailsKept, useMayReadEmails } from '../settings/use-kept-emails.ts'
import { PathLink } from '../ui/path-link.tsx'

/** Explains how a new user receives the link to choose a password. */
export const InviteHelp = () => {
  const t = useTranslations('users')
  const areEmailsKept = useAreEmailsKept()
  const mayReadEmails = useMayReadEmails()
  if (!areEmailsKept) return <Text size="sm">{t('inviteHelp')}</Text>
  if (!mayReadEmails) return <Text size="sm">{t('inviteHelpForOthers')}</Text>
  return (
    <Text size="sm">
      {t('inviteHelpKept')} <PathLink path="/settings/mails">{t('keptMails')}</PathLink>
    </Text>
  )
}
