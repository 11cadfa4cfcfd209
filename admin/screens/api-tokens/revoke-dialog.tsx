import { Stack, Text } from '@mantine/core'
import type { ApiToken } from '@ximblox/contract/api-tokens'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { Modal } from '../../ui/modal.tsx'
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
    <Modal
      title={t('revokeTitle', { name })}
      opened
      onClose={onClose}
      theme="orange"
      confirm={{ label: t('revoke'), busy: isBusy, onConfirm: () => void revoke() }}
    >
      <Stack gap="md">
        <ErrorSummary entries={entries} />
        <Text size="sm">{t('revokeMessage')}</Text>
      </Stack>
    </Modal>
  )
}
