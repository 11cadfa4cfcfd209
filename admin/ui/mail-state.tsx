import type { MailRow } from '@ximblox/contract/mails'
import { useTranslations } from 'use-intl'
import classes from './state-badge.module.css'

export const MailState = ({ state }: { state: MailRow['state'] }) => {
  const t = useTranslations('mails.state')
  return (
    <span className={classes.badge} data-state={state}>
      {t(state)}
    </span>
  )
}
