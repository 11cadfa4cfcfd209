import { useQueryClient } from '@tanstack/react-query'
import type { Submission } from '@ximblox/contract/forms'
import { useCall } from '../api/use-call.ts'
import { submissionsKey } from './use-forms.ts'

export const submissionKey = (id: number) => [...submissionsKey, 'one', String(id)]

/** Changes a submission, and shows the change at once, so that the next one is based on its revision. */
export const useSubmissionCall = () => {
  const queries = useQueryClient()
  const { run, isBusy, entries } = useCall({ invalidates: [submissionsKey] })
  const change = async (call: () => Promise<{ submission: Submission }>): Promise<Submission | undefined> => {
    const answer = await run(async () => {
      const changed = await call()
      queries.setQueryData(submissionKey(changed.submission.id), changed.submission)
      return changed
    })
    return answer?.submission
  }
  return { change, isBusy, entries }
}
