import { useTranslations } from 'use-intl'
import { useAreEmailsKept, useMayReadEmails } from '../settings/use-kept-emails.ts'
import { toast } from '../ui/toast.ts'
import { useLinkToast } from '../ui/use-link-toast.tsx'

/** Notifies that a user was sent a link, and links to the kept emails if there is no mail server. */
export const useLinkSentToast = (): ((message: string) => void) => {
  const t = useTranslations('users')
  const linkToast = useLinkToast()
  const areEmailsKept = useAreEmailsKept()
  const mayReadEmails = useMayReadEmails()
  return message => {
    if (areEmailsKept && mayReadEmails)
      linkToast({ message, link: { label: t('keptMails'), path: '/settings/mails' } })
    else toast(message)
  }
}
