import { Radio, Stack } from '@mantine/core'
import { type Redirect, type RedirectStatus, redirectStatuses } from '@ximblox/contract/redirects'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { messagesFor } from '../../errors/messages-for.ts'
import { useMessage } from '../../errors/use-message.ts'
import { useRevision } from '../../errors/use-revision.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.ts'
import { redirectBody, statusIn } from './entered-redirect.ts'
import { redirectsKey } from './redirects-key.ts'
import { TargetField } from './target-field.tsx'

interface Props {
  /** Undefined for a new redirect. */
  redirect?: Redirect
  initialFrom?: string | undefined
  onClose: () => void
}

/** Adds or changes a redirect. */
export const EditDialog = ({ redirect, initialFrom = '', onClose }: Props) => {
  const t = useTranslations('redirects')
  const client = useClient()
  const messageOf = useMessage()
  const { run, entries, isBusy } = useCall({ invalidates: [redirectsKey] })
  const { revision, trackRevision } = useRevision(redirect?.revision)
  const [from, setFrom] = useState(redirect?.from ?? initialFrom)
  const [to, setTo] = useState(redirect?.to ?? '')
  const [status, setStatus] = useState<RedirectStatus>(redirect?.status ?? 301)

  const save = async () => {
    const body = redirectBody({ from, to, status })
    const answer = await run(() =>
      redirect
        ? trackRevision(() =>
            client.redirect.update({
              params: { id: redirect.id },
              body: { ...body, ...(revision !== undefined && { revision }) },
            }),
          )
        : client.redirect.create({ body }),
    )
    if (!answer) return
    toast(t(redirect ? 'changed' : 'created', { from: answer.redirect.from }))
    onClose()
  }

  return (
    <FormDialog
      title={t(redirect ? 'editTitle' : 'add')}
      confirm={t(redirect ? 'save' : 'create')}
      busy={isBusy}
      onClose={onClose}
      onConfirm={() => void save()}
    >
      <Stack gap="md">
        <ErrorSummary entries={entries} />
        {redirect?.kind === 'automatic' && <Note>{t('editAutomatic')}</Note>}
        <TextInput
          label={t('from')}
          description={t('fromHelp')}
          value={from}
          onChange={setFrom}
          errors={messagesFor('from', entries, messageOf)}
          isFirst={from === ''}
        />
        <Radio.Group
          label={t('status')}
          value={String(status)}
          onChange={value => setStatus(statusIn(value))}
        >
          <Stack gap="xs" mt="xs">
            {redirectStatuses.map(value => (
              <Radio
                key={value}
                value={String(value)}
                label={t(`statuses.${value}`)}
                description={t(`statusMeans.${value}`)}
              />
            ))}
          </Stack>
        </Radio.Group>
        {status !== 410 && (
          <TargetField
            value={to}
            onChange={setTo}
            errors={messagesFor('to', entries, messageOf)}
            isFirst={from !== ''}
          />
        )}
      </Stack>
    </FormDialog>
  )
}
