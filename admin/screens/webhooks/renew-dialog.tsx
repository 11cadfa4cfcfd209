import { formerSecretHours, type Webhook } from '@ximblox/contract/webhooks'
import { useState } from 'react'
import { useNow, useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { SecretDialog } from '../../ui/secret-dialog.tsx'
import { useDateTime } from '../../ui/use-date-time.ts'
import { useReturnedFocus } from '../../ui/use-returned-focus.ts'
import { webhooksKey } from './webhooks-key.ts'

interface Props {
  webhook: Webhook
  onClose: () => void
}

interface Renewed {
  webhook: Webhook
  secret: string
}

/** Renews the secret of a webhook, and shows the new one once. */
export const RenewDialog = ({ webhook, onClose }: Props) => {
  const t = useTranslations('webhooks')
  const timeOf = useDateTime()
  const [renewed, setRenewed] = useState<Renewed>()
  // The dialog that shows the secret opens when the button of the first one is gone.
  useReturnedFocus(true)
  if (!renewed) return <Confirmation webhook={webhook} onRenewed={setRenewed} onClose={onClose} />
  const until = renewed.webhook.formerSignatureUntil
  return (
    <SecretDialog
      title={t('renewed')}
      warning={until === null ? t('onceOnly') : t('onceUntil', { time: timeOf(until) })}
      label={t('secret')}
      secret={renewed.secret}
      done={t('done')}
      onClose={onClose}
    />
  )
}

const Confirmation = ({
  webhook: { id, name, canSign },
  onRenewed,
  onClose,
}: Props & { onRenewed: (renewed: Renewed) => void }) => {
  const t = useTranslations('webhooks')
  const timeOf = useDateTime()
  const client = useClient()
  const { run, entries, isBusy } = useCall({ invalidates: [webhooksKey] })
  const until = useNow().getTime() + formerSecretHours * 3_600_000
  const renew = async () => {
    const answer = await run(() => client.webhook.renewSecret({ params: { id } }))
    if (answer) onRenewed(answer)
  }
  return (
    <ConfirmDialog
      title={t('renewTitle', { name })}
      message={canSign ? t('renewMessage', { time: timeOf(until) }) : t('repairMessage')}
      label={t('renew')}
      isBusy={isBusy}
      entries={entries}
      onConfirm={() => void renew()}
      onClose={onClose}
    />
  )
}
