import { Checkbox, Stack } from '@mantine/core'
import type { ErrorEntry } from '@ximblox/contract/errors'
import { type WebhookEvent, webhookEvents } from '@ximblox/contract/webhooks'
import { useTranslations } from 'use-intl'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { messagesFor } from '../../errors/messages-for.ts'
import { useMessage } from '../../errors/use-message.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { eventsIn } from './webhook-state.ts'

export interface WebhookValues {
  name: string
  url: string
  events: readonly WebhookEvent[]
}

interface Props {
  values: WebhookValues
  onChange: (part: Partial<WebhookValues>) => void
  entries: readonly ErrorEntry[]
}

/** What a webhook is created with, and can be changed to. */
export const WebhookFields = ({ values, onChange, entries }: Props) => {
  const t = useTranslations('webhooks')
  const tEvent = useTranslations('webhooks.event')
  const messageOf = useMessage()
  const errorsOf = (name: string) => messagesFor(name, entries, messageOf)
  return (
    <Stack gap="md">
      <ErrorSummary entries={entries} />
      <TextInput
        label={t('name')}
        description={t('nameHelp')}
        value={values.name}
        onChange={name => onChange({ name })}
        errors={errorsOf('name')}
        isFirst
      />
      <TextInput
        label={t('url')}
        description={t('urlHelp')}
        value={values.url}
        onChange={url => onChange({ url })}
        errors={errorsOf('url')}
      />
      <Checkbox.Group
        label={t('events')}
        value={[...values.events]}
        onChange={chosen => onChange({ events: eventsIn(chosen) })}
        error={errorsOf('events').join(' ')}
      >
        <Stack gap="xs" mt="xs">
          {webhookEvents.map(event => (
            <Checkbox key={event} value={event} label={tEvent(event)} />
          ))}
        </Stack>
      </Checkbox.Group>
    </Stack>
  )
}
