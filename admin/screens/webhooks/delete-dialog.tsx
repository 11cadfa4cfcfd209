import { Stack, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { Webhook } from '@ximblox/contract/webhooks'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { Modal } from '../../ui/modal.tsx'
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
    <Modal
      title={t('deleteTitle', { name })}
      opened
      onClose={onClose}
      theme="orange"
      confirm={{ label: t('delete'), busy: isBusy, onConfirm: () => void remove() }}
    >
      <Stack gap="md">
        <ErrorSummary entries={entries} />
        <Text size="sm">{t('deleteMessage')}</Text>
      </Stack>
    </Modal>
  )
}
