import { Button } from '@mantine/core'
import type { Submission } from '@ximblox/contract/forms'
import { limits } from '@ximblox/contract/limits'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { useSubmissionCall } from '../../submissions/use-submission-call.ts'
import { LeaveDialog } from '../../ui/leave-dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'

/** A note of the editors about a submission. */
export const NoteForm = ({ submission: { id, note: stored, revision } }: { submission: Submission }) => {
  const t = useTranslations('submissions')
  const client = useClient()
  const { change, isBusy, entries } = useSubmissionCall()
  // Undefined while the user has changed nothing, so that the field follows what others store.
  const [typed, setTyped] = useState<string>()
  const isChanged = typed !== undefined && typed !== stored
  const save = async () => {
    if (typed === undefined) return
    const changed = await change(() =>
      client.forms.update({ params: { id }, body: { note: typed, revision } }),
    )
    if (changed) toast(t('noteSaved'))
  }
  return (
    <div>
      <TextArea
        label={t('note')}
        description={t('noteHelp')}
        rows={[3, 12]}
        limit={limits.remark}
        value={typed ?? stored}
        onChange={setTyped}
      />
      <ErrorSummary entries={entries} />
      <Button variant="default" mt="xs" disabled={!isChanged} loading={isBusy} onClick={() => void save()}>
        {t('saveNote')}
      </Button>
      <LeaveDialog isUnsaved={() => isChanged} message={() => t('unsavedNote')} />
    </div>
  )
}
