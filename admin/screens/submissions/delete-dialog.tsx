import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { submissionsKey } from '../../submissions/use-forms.ts'
import { Modal } from '../../ui/modal.tsx'
import { toast } from '../../ui/toast.ts'

interface Props {
  ids: readonly number[]
  onClose: () => void
  onDeleted: () => void
}

export const DeleteDialog = ({ ids, onClose, onDeleted }: Props) => {
  const t = useTranslations('submissions')
  const client = useClient()
  const { run, isBusy, entries } = useCall({ invalidates: [submissionsKey] })
  const remove = async () => {
    const answer = await run(() => client.forms.removeSeveral({ body: { ids: [...ids] } }))
    if (!answer) return
    toast(t('deleted', { count: answer.total }))
    onDeleted()
  }
  return (
    <Modal
      title={t('deleteTitle', { count: ids.length })}
      opened
      onClose={onClose}
      theme="orange"
      confirm={{ label: t('delete'), onConfirm: () => void remove(), busy: isBusy }}
    >
      <ErrorSummary entries={entries} />
      <Text size="sm">{t('deleteMessage')}</Text>
    </Modal>
  )
}
