import type { FormSummary } from '@ximblox/contract/forms'
import { useLanguage } from '../i18n/language-provider.tsx'
import classes from '../ui/state-badge.module.css'

interface Props {
  state: string
  /** The states of the form; one that is missing was removed from the form, and is shown by its name. */
  states: FormSummary['states']
}

export const SubmissionState = ({ state, states }: Props) => {
  const { labelText } = useLanguage()
  const label = states.find(({ id }) => id === state)?.label ?? state
  return (
    <span className={classes.badge} data-state={state}>
      {labelText(label)}
    </span>
  )
}
