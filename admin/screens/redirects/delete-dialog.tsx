import { Stack, Text } from '@mantine/core'
import type { Redirect } from '@ximblox/contract/redirects'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { Modal } from '../../ui/modal.tsx'
import { toast } from '../../ui/toast.ts'
import { undoToast } from '../../ui/undo-toast.tsx'
import { redirectsKey } from './redirects-key.ts'

interface Props {
  redirect: Redirect
  onClose: () => void
}

export const DeleteDialog = ({ redirect: { id, from, to, status, hits }, onClose }: Props) => {
  const t = useTranslations('redirects')
  const client = useClient()
  const { run, entries, isBusy } = useCall({ invalidates: [redirectsKey] })
  const restore = async () => {
    const answer = await run(() => client.redirect.create({ body: { from, to, status } }))
    if (answer) toast(t('restored', { from }))
  }
  const remove = async () => {
    if (!(await run(() => client.redirect.remove({ params: { id } })))) return
    undoToast({
      message: t('deleted', { from }),
      undo: { label: t('undo'), run: () => void restore() },
    })
    onClose()
  }
  return (
    <Modal
      title={t('deleteTitle', { from })}
      opened
      onClose={onClose}
      theme="orange"
      confirm={{ label: t('delete'), busy: isBusy, onConfirm: () => void remove() }}
    >
      <Stack gap="md">
        <ErrorSummary entries={entries} />
        <Text size="sm">
          {t('deleteMessage')} {hits > 0 && t('deleteHits', { count: hits })}
        </Text>
      </Stack>
    </Modal>
  )
}
