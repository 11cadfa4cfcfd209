import { Text } from '@mantine/core'
import type { PageID, VersionID } from '@ximblox/contract/ids'
import type { Page } from '@ximblox/contract/pages'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../api/client.tsx'
import { ErrorSummary } from '../errors/error-summary.tsx'
import { useAreEmailsKept } from '../settings/use-kept-emails.ts'
import { Modal } from '../ui/modal.tsx'
import { toast } from '../ui/toast.ts'
import { ConcernedPeople } from './concerned/concerned-people.tsx'
import { useLetters } from './concerned/use-letters.ts'
import { RemarkField } from './remark-field.tsx'
import { usePageCall } from './use-page-call.ts'
import { usePreviewedChange } from './use-previewed-change.ts'

export type Decision = 'accept' | 'reject'

interface Props {
  decision: Decision
  pageID: PageID
  /** The requested version. */
  versionID: VersionID
  title: string
  onClose: () => void
  onDecided?: (page: Page) => void
}

/** Accepts or rejects a request, with feedback for its author. */
export const DecisionDialog = ({ decision, pageID, versionID, title, onClose, onDecided }: Props) => {
  const t = useTranslations('publication')
  const client = useClient()
  const { isBusy, run, entries } = usePageCall()
  const [feedback, setFeedback] = useState('')
  const decided = useRef<Page>(null)
  const areEmailsKept = useAreEmailsKept()
  const accepts = decision === 'accept'
  const { concerned, isLoading } = usePreviewedChange('accept', pageID, { enabled: accepts })
  const letters = useLetters(concerned)
  const tConcerned = useTranslations('concerned')
  const decide = async () => {
    const input = { params: { id: versionID }, body: { feedback } }
    const answer = await run(() =>
      accepts ? client.page.acceptPublication(input) : client.page.rejectPublication(input),
    )
    if (!answer) return false
    decided.current = answer.page
    toast(t(accepts ? 'accepted' : 'rejected', { title }))
    return true
  }
  const close = () => {
    if (decided.current) onDecided?.(decided.current)
    onClose()
  }
  const decideAndWrite = async () => {
    if (await letters.after(decide)) close()
  }
  return (
    <Modal
      title={t(accepts ? 'acceptTitle' : 'rejectTitle')}
      opened
      onClose={close}
      theme={accepts ? 'orange' : 'grey'}
      size={letters.isOffered ? 'md' : 'sm'}
      confirm={{
        label: letters.isLeft ? tConcerned('again') : t(accepts ? 'accept' : 'reject'),
        onConfirm: () => void decideAndWrite(),
        busy: isBusy || letters.isBusy || isLoading,
        disabled: letters.isIncomplete,
      }}
    >
      <ErrorSummary entries={entries} />
      <Text size="sm" mb="md">
        {t(accepts ? 'acceptHelp' : 'rejectHelp')}
      </Text>
      <ConcernedPeople letters={letters} />
      <RemarkField
        label={t('feedback')}
        description={t(areEmailsKept ? 'feedbackHelpKept' : 'feedbackHelp')}
        value={feedback}
        onChange={setFeedback}
      />
    </Modal>
  )
}
