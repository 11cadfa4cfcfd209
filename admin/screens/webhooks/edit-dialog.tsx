import { Checkbox } from '@mantine/core'
import type { Webhook } from '@ximblox/contract/webhooks'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { WebhookFields, type WebhookValues } from './webhook-fields.tsx'
import { isOn } from './webhook-state.ts'
import { webhooksKey } from './webhooks-key.ts'

interface Props {
  webhook: Webhook
  onClose: () => void
}

export const EditDialog = ({ webhook: { id, name, url, events, state }, onClose }: Props) => {
  const t = useTranslations('webhooks')
  const client = useClient()
  const { run, entries, isBusy } = useCall({ invalidates: [webhooksKey] })
  const [values, setValues] = useState<WebhookValues>({ name, url, events })
  const [active, setActive] = useState(isOn(state))
  const save = async () => {
    const body = { ...values, events: [...values.events], active }
    if (!(await run(() => client.webhook.update({ params: { id }, body })))) return
    toast(t('saved', { name: values.name }))
    onClose()
  }
  return (
    <FormDialog
      title={t('editTitle')}
      confirm={t('save')}
      busy={isBusy}
      onClose={onClose}
      onConfirm={() => void save()}
    >
      <WebhookFields
        values={values}
        onChange={part => setValues(before => ({ ...before, ...part }))}
        entries={entries}
      />
      <Checkbox
        mt="lg"
        label={t('active')}
        checked={active}
        onChange={event => setActive(event.currentTarget.checked)}
      />
    </FormDialog>
  )
}
