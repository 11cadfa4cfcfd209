import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { submissionsKey } from '../../submissions/use-forms.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
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
    <ConfirmDialog
      title={t('deleteTitle', { count: ids.length })}
      message={t('deleteMessage')}
      label={t('delete')}
      isBusy={isBusy}
      entries={entries}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  )
}
