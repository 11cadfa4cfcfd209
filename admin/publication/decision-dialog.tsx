import { Text } from '@mantine/core'
import type { VersionID } from '@ximblox/contract/ids'
import type { Page } from '@ximblox/contract/pages'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../api/client.tsx'
import { ErrorSummary } from '../errors/error-summary.tsx'
import { useAreEmailsKept } from '../settings/use-kept-emails.ts'
import { Modal } from '../ui/modal.tsx'
import { toast } from '../ui/toast.ts'
import { RemarkField } from './remark-field.tsx'
import { usePageCall } from './use-page-call.ts'

export type Decision = 'accept' | 'reject'

interface Props {
  decision: Decision
  /** The requested version. */
  versionID: VersionID
  title: string
  onClose: () => void
  onDecided?: (page: Page) => void
}

/** Accepts or rejects a request, with feedback for its author. */
export const DecisionDialog = ({ decision, versionID, title, onClose, onDecided }: Props) => {
  const t = useTranslations('publication')
  const tModal = useTranslations('modal')
  const client = useClient()
  const { isBusy, run, entries } = usePageCall()
  const [feedback, setFeedback] = useState('')
  const areEmailsKept = useAreEmailsKept()
  const accepts = decision === 'accept'
  const decide = async () => {
    const input = { params: { id: versionID }, body: { feedback } }
    const answer = await run(() =>
      accepts ? client.page.acceptPublication(input) : client.page.rejectPublication(input),
    )
    if (!answer) return
    onDecided?.(answer.page)
    toast({ message: t(accepts ? 'accepted' : 'rejected', { title }), close: tModal('close') })
    onClose()
  }
  return (
    <Modal
      title={t(accepts ? 'acceptTitle' : 'rejectTitle')}
      opened
      onClose={onClose}
      theme={accepts ? 'orange' : 'grey'}
      confirm={{ label: t(accepts ? 'accept' : 'reject'), onConfirm: () => void decide(), busy: isBusy }}
    >
      <ErrorSummary entries={entries} />
      <Text size="sm" mb="md">
        {t(accepts ? 'acceptHelp' : 'rejectHelp')}
      </Text>
      <RemarkField
        label={t('feedback')}
        description={t(areEmailsKept ? 'feedbackHelpKept' : 'feedbackHelp')}
        value={feedback}
        onChange={setFeedback}
      />
    </Modal>
  )
}
