import { useTranslations } from 'use-intl'
import { useMailsKept, useMayReadMails } from '../settings/use-mails-kept.ts'
import { toast } from '../ui/toast.ts'
import { useLinkToast } from '../ui/use-link-toast.tsx'

/** Says that somebody was sent a link, and where it is when it could not be mailed. */
export const useLinkMade = (): ((message: string) => void) => {
  const t = useTranslations('users')
  const tModal = useTranslations('modal')
  const linkToast = useLinkToast()
  const areMailsKept = useMailsKept()
  const mayReadMails = useMayReadMails()
  return message => {
    const said = { message, close: tModal('close') }
    if (areMailsKept && mayReadMails)
      linkToast({ ...said, link: { label: t('keptMails'), path: '/settings/mails' } })
    else toast(said)
  }
}
