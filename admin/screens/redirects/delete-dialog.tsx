import type { Redirect } from '@ximblox/contract/redirects'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
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
    <ConfirmDialog
      title={t('deleteTitle', { from })}
      message={hits > 0 ? `${t('deleteMessage')} ${t('deleteHits', { count: hits })}` : t('deleteMessage')}
      label={t('delete')}
      isBusy={isBusy}
      entries={entries}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  )
}
