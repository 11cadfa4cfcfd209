import type { FormSummary, Submission } from '@ximblox/contract/forms'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { useSubmissionCall } from '../../submissions/use-submission-call.ts'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.ts'
import { stateName, stateOptions } from './state-options.ts'

interface Props {
  submission: Submission
  states: FormSummary['states']
}

/** Sets the state of a submission at once. */
export const StateSelect = ({ submission: { id, state, revision }, states }: Props) => {
  const t = useTranslations('submissions')
  const { labelText } = useLanguage()
  const client = useClient()
  const { change, isBusy, entries } = useSubmissionCall()
  const nameOf = (value: string) => stateName(states, value, labelText)
  const setState = async (next: string) => {
    const changed = await change(() =>
      client.forms.update({ params: { id }, body: { state: next, revision } }),
    )
    if (changed) toast(t('stateSet', { state: nameOf(next) }))
  }
  return (
    <div>
      <Select
        label={t('state')}
        value={state}
        disabled={isBusy}
        onChange={setState}
        options={stateOptions(states, state, labelText)}
      />
      <ErrorSummary entries={entries} />
    </div>
  )
}
