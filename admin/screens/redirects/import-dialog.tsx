import { Button, Checkbox, Group, Stack, Text, Textarea } from '@mantine/core'
import type { ErrorEntry } from '@ximblox/contract/errors'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { Modal } from '../../ui/modal.tsx'
import { toast } from '../../ui/toast.ts'
import { UploadButton } from '../../ui/upload-button.tsx'
import { fileText } from './file-text.ts'
import { ImportPreview } from './import-preview.tsx'
import {
  type CheckedImport,
  changesOf,
  formerHostsOf,
  type Host,
  nextStep,
  resultFor,
  withChoice,
  withFound,
} from './import-steps.ts'
import { redirectsKey } from './redirects-key.ts'

/** A field with more of them makes a browser slow. */
const shownCharacters = 200_000

/** Imports redirects from a file or pasted lines, after a preview of what will change. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('redirects.import')
  const tModal = useTranslations('modal')
  const client = useClient()
  const { run, entries, isBusy, clear } = useCall({ invalidates: [redirectsKey] })
  const [csv, setCsv] = useState('')
  const [checked, setChecked] = useState<CheckedImport>()
  const [unreadable, setUnreadable] = useState(false)
  const { hosts, result } = resultFor(csv, checked)

  const edit = (text: string) => {
    setCsv(text)
    setChecked(undefined)
    setUnreadable(false)
    clear()
  }
  const send = (known: readonly Host[], preview: boolean) => {
    const formerHosts = formerHostsOf(known)
    return run(() => client.redirect.import({ body: { csv, formerHosts, preview } }))
  }
  const check = async (known: readonly Host[]) => {
    const answer = await send(known, true)
    if (answer) setChecked({ csv, hosts: withFound(known, answer.otherHosts), result: answer })
  }
  const choose = (name: string, isFormer: boolean) => {
    const chosen = withChoice(hosts, name, isFormer)
    setChecked({ csv, hosts: chosen, result })
    void check(chosen)
  }
  const store = async () => {
    const answer = await send(hosts, false)
    if (!answer) return
    if (answer.stored) toast(t('done', { count: changesOf(answer) }))
    if (answer.counts.refused === 0) return onClose()
    // What was left out stays, to be corrected.
    setChecked({ csv, hosts, result: answer })
  }
  const confirm = () => {
    const step = nextStep(csv, result)
    switch (step.does) {
      case 'preview':
        return { label: t('preview'), disabled: !step.isPossible, onConfirm: () => void check(hosts) }
      case 'store': {
        const label = step.isPossible && result ? t('confirm', { count: changesOf(result) }) : t('nothing')
        return { label, disabled: !step.isPossible, onConfirm: () => void store() }
      }
      case 'close':
        return { label: tModal('close'), onConfirm: onClose }
    }
  }
  return (
    <Modal
      title={t('title')}
      opened
      onClose={onClose}
      theme="orange"
      size="lg"
      confirm={{ ...confirm(), busy: isBusy }}
    >
      <Stack gap="md">
        <ErrorSummary entries={withoutPlace(entries)} />
        <Text size="sm">{t('help')}</Text>
        <Group>
          <UploadButton
            label={t('choose')}
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            busy={false}
            onFile={file =>
              void file.arrayBuffer().then(
                bytes => edit(fileText(bytes)),
                () => setUnreadable(true),
              )
            }
          />
        </Group>
        {unreadable && <p role="alert">{t('unreadable')}</p>}
        {csv.length > shownCharacters ? (
          <Group>
            <Text size="sm">{t('longFile', { count: csv.split('\n').length })}</Text>
            <Button variant="subtle" size="xs" onClick={() => edit('')}>
              {t('clear')}
            </Button>
          </Group>
        ) : (
          <Textarea
            label={t('csv')}
            value={csv}
            onChange={event => edit(event.currentTarget.value)}
            placeholder={'/old-page,/new-page,301'}
            rows={6}
            spellCheck={false}
            data-autofocus
          />
        )}
        {hosts.length > 0 && !result?.stored && (
          <FormerHosts hosts={hosts} isBusy={isBusy} onChoose={choose} />
        )}
        {result && <ImportPreview result={result} />}
      </Stack>
    </Modal>
  )
}

interface HostsProps {
  hosts: readonly Host[]
  isBusy: boolean
  onChoose: (name: string, isFormer: boolean) => void
}

/** The other hosts in the addresses, which the site may have had before. */
const FormerHosts = ({ hosts, isBusy, onChoose }: HostsProps) => {
  const t = useTranslations('redirects.import')
  return (
    <Stack gap="xs" component="fieldset" bd={0} m={0} p={0}>
      <Text component="legend" size="sm" p={0} mb="xs">
        {t('formerHosts')}
      </Text>
      {hosts.map(({ name, isFormer }) => (
        <Checkbox
          key={name}
          label={name}
          checked={isFormer}
          disabled={isBusy}
          onChange={event => onChoose(name, event.currentTarget.checked)}
        />
      ))}
    </Stack>
  )
}

/** There is one field only. */
const withoutPlace = (entries: readonly ErrorEntry[]): ErrorEntry[] =>
  entries.map(entry => ({ ...entry, property: '' }))
