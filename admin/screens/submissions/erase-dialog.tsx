import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { useLanguage } from '../../i18n/language-provider.tsx'
import { submissionsKey } from '../../submissions/use-forms.ts'
import { Modal } from '../../ui/modal.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast.ts'
import classes from './erase-dialog.module.css'
import { type Found, type FoundFor, isNothing, shownFor } from './erasure.ts'

/** Erases a person by email address, after showing what would be erased. */
export const EraseDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('submissions')
  const client = useClient()
  const { run, isBusy, entries, clear } = useCall({ invalidates: [submissionsKey] })
  const [email, setEmail] = useState('')
  const [last, setLast] = useState<FoundFor>()
  const found = shownFor(email, last)
  const change = (value: string) => {
    setEmail(value)
    setLast(undefined)
    clear()
  }
  const find = async () => {
    const answer = await run(() => client.forms.erase({ body: { email, preview: true } }))
    if (answer) setLast({ email, found: answer })
  }
  const erase = async () => {
    const answer = await run(() => client.forms.erase({ body: { email, preview: false } }))
    if (!answer) return
    const { submissions, mails } = answer
    toast(t('erased', { email: email.trim(), submissions, emails: mails }))
    onClose()
  }
  const canErase = found !== undefined && !isNothing(found)
  return (
    <Modal
      title={t('erase')}
      opened
      onClose={onClose}
      theme="orange"
      size="md"
      confirm={{ label: t('eraseConfirm'), onConfirm: () => void erase(), busy: isBusy, disabled: !canErase }}
    >
      <ErrorSummary entries={entries} />
      <Stack gap="md">
        <Text size="sm">{t('eraseHelp')}</Text>
        {/* Enter only searches: erasing takes a second, deliberate step. */}
        <form
          noValidate
          className={classes.search}
          onSubmit={event => {
            event.preventDefault()
            void find()
          }}
        >
          <TextInput
            type="email"
            label={t('email')}
            value={email}
            onChange={change}
            autoComplete="off"
            isFirst
          />
          <Button type="submit" variant="default" loading={isBusy}>
            {t('eraseFind')}
          </Button>
        </form>
        <div aria-live="polite">
          {found && isNothing(found) && <Text size="sm">{t('eraseNothing', { email: email.trim() })}</Text>}
          {canErase && <FoundList found={found} />}
        </div>
      </Stack>
    </Modal>
  )
}

const FoundList = ({ found: { forms, mentions, mails } }: { found: Found }) => {
  const t = useTranslations('submissions')
  const { labelText } = useLanguage()
  return (
    <>
      <Text size="sm" fw={550}>
        {t('eraseFound')}
      </Text>
      <ul className={classes.found}>
        {forms.map(({ form, label, submissions }) => (
          <li key={form}>
            <bdi>{labelText(label)}</bdi>: {t('eraseSubmissions', { count: submissions })}
          </li>
        ))}
        {mentions > 0 && <li>{t('eraseMentions', { count: mentions })}</li>}
        {mails > 0 && <li>{t('eraseMails', { count: mails })}</li>}
      </ul>
      <Text size="sm" fw={550}>
        {t('eraseForever')}
      </Text>
    </>
  )
}
