import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { afterRequest } from '../../publication/page-state.ts'
import { RemarkField } from '../../publication/remark-field.tsx'
import { usePageCall } from '../../publication/use-page-call.ts'
import { Modal } from '../../ui/modal.tsx'
import { toast } from '../../ui/toast.ts'
import { OpenPointsNote } from '../open-points/open-points-note.tsx'
import { useRequestComment } from '../request-comment.ts'
import type { DialogProps } from './dialog-props.ts'
import { useStored } from './use-stored.ts'

/** Requests the publication of the current version. */
export const RequestDialog = ({ page, onPage, onClose }: DialogProps) => {
  const t = useTranslations('publication')
  const client = useClient()
  const stored = useStored()
  const { isBusy, run, entries } = usePageCall()
  const { comment, setComment } = useRequestComment()
  const request = async () => {
    // The page lists the errors behind the dialog, where they can be fixed.
    if (!(await stored())) return onClose()
    const answer = await run(() =>
      client.page.requestPublication({ params: { id: page.id }, body: { comment } }),
    )
    if (!answer) return
    setComment('')
    onPage(afterRequest(answer.page))
    toast(t('requested', { title: answer.page.title }))
    onClose()
  }
  return (
    <Modal
      title={t('requestTitle')}
      opened
      onClose={onClose}
      theme="orange"
      keepsWords
      confirm={{ label: t('request'), onConfirm: () => void request(), busy: isBusy }}
    >
      <ErrorSummary entries={entries} />
      <Text size="sm" mb="md">
        {t('requestHelp')}
      </Text>
      <OpenPointsNote />
      <RemarkField label={t('comment')} value={comment} onChange={setComment} />
    </Modal>
  )
}
