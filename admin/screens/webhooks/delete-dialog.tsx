import { useNavigate } from '@tanstack/react-router'
import type { Webhook } from '@ximblox/contract/webhooks'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'

interface Props {
  webhook: Webhook
  onClose: () => void
}

export const DeleteDialog = ({ webhook: { id, name }, onClose }: Props) => {
  const t = useTranslations('webhooks')
  const client = useClient()
  const navigate = useNavigate()
  const { run, entries, isBusy } = useCall()
  const remove = async () => {
    if (!(await run(() => client.webhook.remove({ params: { id } })))) return
    toast(t('deleted', { name }))
    await navigate({ to: '/settings/webhooks' })
  }
  return (
    <ConfirmDialog
      title={t('deleteTitle', { name })}
      message={t('deleteMessage')}
      label={t('delete')}
      isBusy={isBusy}
      entries={entries}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  )
}
