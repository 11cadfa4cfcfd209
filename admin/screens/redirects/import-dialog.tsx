import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import type { ErrorEntry } from '@ximblox/contract/errors'
import { useTranslations } from 'use-intl'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { Modal } from '../../ui/modal.tsx'
import { UploadButton } from '../../ui/upload-button.tsx'
import { FormerHosts } from './former-hosts.tsx'
import { ImportPreview } from './import-preview.tsx'
import { changesOf, nextStep } from './import-steps.ts'
import { useImport } from './use-import.ts'

/** A field with more of them makes a browser slow. */
const shownCharacters = 200_000

/** Imports redirects from a file or pasted lines, after a preview of what will change. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('redirects.import')
  const tModal = useTranslations('modal')
  const { csv, hosts, result, unreadable, entries, isBusy, edit, read, check, choose, store } =
    useImport(onClose)
  const confirm = () => {
    const step = nextStep(csv, result)
    switch (step.does) {
      case 'preview':
        return { label: t('preview'), disabled: !step.isPossible, onConfirm: () => void check() }
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
            onFile={file => void read(file)}
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

/** There is one field only. */
const withoutPlace = (entries: readonly ErrorEntry[]): ErrorEntry[] =>
  entries.map(entry => ({ ...entry, property: '' }))
