import { Group, Stack, Text, Textarea } from '@mantine/core'
import type { ErrorEntry } from '@ximblox/contract/errors'
import type { ImportedLine } from '@ximblox/contract/redirects'
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

/** Imports redirects from a file or pasted lines, after a preview of what will change. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('redirects.import')
  const tModal = useTranslations('modal')
  const client = useClient()
  const { run, entries, isBusy, clear } = useCall({ invalidates: [redirectsKey] })
  const [csv, setCsv] = useState('')
  const [lines, setLines] = useState<readonly ImportedLine[]>()
  const [unreadable, setUnreadable] = useState(false)

  const edit = (text: string) => {
    setCsv(text)
    setLines(undefined)
    setUnreadable(false)
    clear()
  }
  const check = async () => {
    const answer = await run(() => client.redirect.import({ body: { csv, preview: true } }))
    if (answer) setLines(answer.lines)
  }
  const store = async () => {
    const answer = await run(() => client.redirect.import({ body: { csv } }))
    if (!answer) return
    // Something may have changed since the preview.
    if (!answer.stored) return setLines(answer.lines)
    toast({ message: t('done', { count: countChanges(answer.lines) }), close: tModal('close') })
    onClose()
  }
  const isReady = lines !== undefined && lines.every(({ outcome }) => outcome !== 'refused')
  const changes = countChanges(lines ?? [])
  const confirm = isReady
    ? {
        label: changes === 0 ? t('nothing') : t('confirm', { count: changes }),
        disabled: changes === 0,
        onConfirm: () => void store(),
      }
    : { label: t('preview'), disabled: csv.trim() === '', onConfirm: () => void check() }
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
            accept=".csv,.txt,text/csv,text/plain"
            busy={false}
            onFile={file => void file.text().then(edit, () => setUnreadable(true))}
          />
        </Group>
        {unreadable && <p role="alert">{t('unreadable')}</p>}
        <Textarea
          label={t('csv')}
          value={csv}
          onChange={event => edit(event.currentTarget.value)}
          placeholder={'/old-page,/new-page,301'}
          rows={6}
          spellCheck={false}
          data-autofocus
        />
        {lines && <ImportPreview lines={lines} />}
      </Stack>
    </Modal>
  )
}

const countChanges = (lines: readonly ImportedLine[]): number =>
  lines.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').length

/** There is one field only. */
const withoutPlace = (entries: readonly ErrorEntry[]): ErrorEntry[] =>
  entries.map(entry => ({ ...entry, property: '' }))
