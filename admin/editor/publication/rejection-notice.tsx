import type { Rejection } from '@ximblox/contract/pages'
import { useTranslations } from 'use-intl'
import { RelativeTime } from '../../ui/relative-time.tsx'
import notices from '../notice.module.css'
import classes from './publication-notices.module.css'

/** The feedback to address before requesting publication again. */
export const RejectionNotice = ({ rejection: { by, at, feedback } }: { rejection: Rejection }) => {
  const t = useTranslations('publication')
  return (
    <div className={notices.notice}>
      <div className={classes.text}>
        {t('rejectedBy', { name: by.name })}{' '}
        <span className={classes.when}>
          <RelativeTime time={at} />
        </span>
        {feedback !== '' && <blockquote className={classes.comment}>{feedback}</blockquote>}
      </div>
    </div>
  )
}
