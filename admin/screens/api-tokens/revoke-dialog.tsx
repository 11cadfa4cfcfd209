import type { ApiToken } from '@ximblox/contract/api-tokens'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { tokensKey } from './tokens-key.ts'

interface Props {
  token: ApiToken
  onClose: () => void
}

export const RevokeDialog = ({ token: { id, name }, onClose }: Props) => {
  const t = useTranslations('apiTokens')
  const client = useClient()
  const { run, entries, isBusy } = useCall({ invalidates: [tokensKey] })
  const revoke = async () => {
    if (!(await run(() => client.apiToken.revoke({ params: { id } })))) return
    toast(t('revoked', { name }))
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('revokeTitle', { name })}
      message={t('revokeMessage')}
      label={t('revoke')}
      isBusy={isBusy}
      entries={entries}
      onConfirm={() => void revoke()}
      onClose={onClose}
    />
  )
}
