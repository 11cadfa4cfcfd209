import type { FormSummary, SubmissionRow } from '@ximblox/contract/forms'
import { useFormatter, useTranslations } from 'use-intl'
import { useLanguage } from '../i18n/language-provider.tsx'
import badge from '../ui/state-badge.module.css'
import classes from './submission-state.module.css'

interface Props {
  submission: Pick<SubmissionRow, 'state' | 'heldUntil'>
  /** The states of the form; one that is missing was removed from the form, and is shown by its name. */
  states: FormSummary['states']
}

/** The state of a submission, and until when places are held for it. */
export const SubmissionState = ({ submission: { state, heldUntil }, states }: Props) => {
  const t = useTranslations('submissions')
  const format = useFormatter()
  const { labelText } = useLanguage()
  const label = states.find(({ id }) => id === state)?.label ?? state
  return (
    <>
      <span className={badge.badge} data-state={state}>
        {labelText(label)}
      </span>
      {heldUntil !== null && (
        <time className={classes.until} dateTime={heldUntil}>
          {t('heldUntil', {
            time: format.dateTime(new Date(heldUntil), {
              day: 'numeric',
              month: 'short',
              hour: 'numeric',
              minute: '2-digit',
            }),
          })}
        </time>
      )}
    </>
  )
}
