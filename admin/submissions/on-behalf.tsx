import { Button, Group, Text } from '@mantine/core'
import type { FormSummary, Submission } from '@ximblox/contract/forms'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../api/client.tsx'
import { ErrorSummary } from '../errors/error-summary.tsx'
import { useLanguage } from '../i18n/language-provider.tsx'
import { Modal } from '../ui/modal.tsx'
import { toast } from '../ui/toast.ts'
import { useSubmissionCall } from './use-submission-call.ts'

interface Props {
  submission: Submission
  states: FormSummary['states']
}

type Action = Submission['actions'][number]

/** Buttons for what editors can do in the name of the visitor, such as cancelling a registration. */
export const OnBehalf = ({ submission, states }: Props) => {
  const { labelText } = useLanguage()
  const [asked, setAsked] = useState<Action>()
  if (submission.actions.length === 0) return null
  return (
    <Group gap="xs">
      {submission.actions.map(action => (
        <Button key={action.name} variant="default" onClick={() => setAsked(action)}>
          {labelText(action.label)}
        </Button>
      ))}
      {asked && (
        <ActionDialog id={submission.id} action={asked} states={states} onClose={() => setAsked(undefined)} />
      )}
    </Group>
  )
}

interface DialogProps {
  id: number
  action: Action
  states: FormSummary['states']
  onClose: () => void
}

const ActionDialog = ({ id, action, states, onClose }: DialogProps) => {
  const t = useTranslations('submissions')
  const tModal = useTranslations('modal')
  const { labelText } = useLanguage()
  const client = useClient()
  const { change, isBusy, entries } = useSubmissionCall()
  const perform = async () => {
    const changed = await change(() => client.forms.run({ params: { id }, body: { action: action.name } }))
    if (!changed) return
    const { state } = changed
    const label = states.find(one => one.id === state)?.label ?? state
    toast(t('stateSet', { state: labelText(label) }))
    onClose()
  }
  return (
    <Modal
      title={labelText(action.label)}
      opened
      onClose={onClose}
      theme="orange"
      // "Cancel" beside "Cancel registration" would be ambiguous.
      buttons={
        <>
          <Button variant="default" onClick={onClose}>
            {tModal('close')}
          </Button>
          <Button loading={isBusy} onClick={() => void perform()} data-autofocus>
            {labelText(action.label)}
          </Button>
        </>
      }
    >
      <ErrorSummary entries={entries} />
      {action.effects.map(labelText).map(effect => (
        <Text key={effect} size="sm" mt="xs">
          {effect}
        </Text>
      ))}
    </Modal>
  )
}
