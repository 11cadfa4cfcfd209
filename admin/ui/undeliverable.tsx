import type { UndeliverableAddress } from '@ximblox/contract/mails'
import MailX from 'lucide-react/icons/mail-x'
import { useTranslations } from 'use-intl'
import textClasses from './text.module.css'
import classes from './undeliverable.module.css'

interface Props {
  mark: UndeliverableAddress
  /** What comes back; emails to the address if absent. */
  text?: string
  /** Shows what the mail server answered, rather than only as a title. */
  isDetailed?: boolean
}

/** Says that emails to an address come back. */
export const Undeliverable = ({ mark: { reason }, text, isDetailed = false }: Props) => {
  const t = useTranslations('mails')
  const answer = t('answered', { reason })
  return (
    <>
      <span className={classes.mark} title={isDetailed ? undefined : answer}>
        <MailX size={13} aria-hidden /> {text ?? t('comeBack')}
      </span>
      {isDetailed && <span className={textClasses.detailLine}>{answer}</span>}
    </>
  )
}
