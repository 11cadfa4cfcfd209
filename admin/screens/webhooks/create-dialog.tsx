import { webhookEvents } from '@ximblox/contract/webhooks'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { SecretDialog } from '../../ui/secret-dialog.tsx'
import { useReturnedFocus } from '../../ui/use-returned-focus.ts'
import { WebhookFields, type WebhookValues } from './webhook-fields.tsx'
import { webhooksKey } from './webhooks-key.ts'

/** Creates a webhook, and shows its secret once. */
export const CreateDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('webhooks')
  const [secret, setSecret] = useState('')
  // The dialog that shows the secret opens when the button of the first one is gone.
  useReturnedFocus(true)
  if (secret === '') return <CreateForm onCreated={setSecret} onClose={onClose} />
  return (
    <SecretDialog
      title={t('created')}
      warning={t('once')}
      label={t('secret')}
      secret={secret}
      done={t('done')}
      onClose={onClose}
    />
  )
}

const CreateForm = ({ onCreated, onClose }: { onCreated: (secret: string) => void; onClose: () => void }) => {
  const t = useTranslations('webhooks')
  const client = useClient()
  const { run, entries, isBusy } = useCall({ invalidates: [webhooksKey] })
  const [values, setValues] = useState<WebhookValues>({ name: '', url: '', events: webhookEvents })
  const create = async () => {
    const answer = await run(() => client.webhook.create({ body: { ...values, events: [...values.events] } }))
    if (answer) onCreated(answer.secret)
  }
  return (
    <FormDialog
      title={t('add')}
      confirm={t('create')}
      busy={isBusy}
      onClose={onClose}
      onConfirm={() => void create()}
    >
      <WebhookFields
        values={values}
        onChange={part => setValues(before => ({ ...before, ...part }))}
        entries={entries}
      />
    </FormDialog>
  )
}
