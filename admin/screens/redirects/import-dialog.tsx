import { Button, Checkbox, Group, Stack, Text, Textarea } from '@mantine/core'
import type { Answer } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'
import type { ErrorEntry } from '@ximblox/contract/errors'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { Modal } from '../../ui/modal.tsx'
import { toast } from '../../ui/toast.ts'
import { UploadButton } from '../../ui/upload-button.tsx'
import { ImportPreview } from './import-preview.tsx'
import { redirectsKey } from './redirects-key.ts'

type Result = Answer<typeof calls.redirect.import>

/** A field with more of them makes a browser slow. */
const shownCharacters = 200_000

/** Imports redirects from a file or pasted lines, after a preview of what will change. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('redirects.import')
  const tModal = useTranslations('modal')
  const client = useClient()
  const { run, entries, isBusy, clear } = useCall({ invalidates: [redirectsKey] })
  const [csv, setCsv] = useState('')
  const [result, setResult] = useState<Result>()
  const [unreadable, setUnreadable] = useState(false)
  const [hosts, setHosts] = useState<readonly Host[]>([])

  const edit = (text: string) => {
    setCsv(text)
    setResult(undefined)
    setHosts([])
    setUnreadable(false)
    clear()
  }
  const send = (known: readonly Host[], preview: boolean) => {
    const formerHosts = known.filter(({ isFormer }) => isFormer).map(({ name }) => name)
    return run(() => client.redirect.import({ body: { csv, formerHosts, preview } }))
  }
  const check = async (known: readonly Host[]) => {
    const answer = await send(known, true)
    if (!answer) return
    const added = answer.otherHosts.filter(host => !known.some(({ name }) => name === host))
    setHosts([...known, ...added.map(name => ({ name, isFormer: false }))])
    setResult(answer)
  }
  const choose = (name: string, isFormer: boolean) => {
    const chosen = hosts.map(host => (host.name === name ? { name, isFormer } : host))
    setHosts(chosen)
    void check(chosen)
  }
  const store = async () => {
    const answer = await send(hosts, false)
    if (!answer) return
    if (answer.stored) toast(t('done', { count: changesOf(answer) }))
    if (answer.counts.refused === 0) return onClose()
    // What was left out stays, to be corrected.
    setResult(answer)
  }
  const changes = result ? changesOf(result) : 0
  const confirm = !result
    ? { label: t('preview'), disabled: csv.trim() === '', onConfirm: () => void check(hosts) }
    : result.stored
      ? { label: tModal('close'), onConfirm: onClose }
      : {
          label: changes === 0 ? t('nothing') : t('confirm', { count: changes }),
          disabled: changes === 0,
          onConfirm: () => void store(),
        }
  return (
    <Modal
      title={t('title')}
      opened
      onClose={onClose}
      theme="orange"
      size="lg"
      confirm={{ ...confirm, busy: isBusy }}
    >
      <Stack gap="md">
        <ErrorSummary entries={withoutPlace(entries)} />
        <Text size="sm">{t('help')}</Text>
        <Group>
          <UploadButton
            label={t('choose')}
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            busy={false}
            onFile={file => void file.text().then(edit, () => setUnreadable(true))}
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
                onChange={event => choose(name, event.currentTarget.checked)}
              />
            ))}
          </Stack>
        )}
        {result && <ImportPreview result={result} />}
      </Stack>
    </Modal>
  )
}

/** A host in addresses that are to redirect, which may have been one of this site. */
interface Host {
  name: string
  isFormer: boolean
}

const changesOf = ({ counts }: Result): number => counts.new + counts.changed

/** There is one field only. */
const withoutPlace = (entries: readonly ErrorEntry[]): ErrorEntry[] =>
  entries.map(entry => ({ ...entry, property: '' }))
