import { Stack, Text } from '@mantine/core'
import type { SynonymGroup } from '@ximblox/contract/synonyms'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { Modal } from '../../ui/modal.tsx'
import { toast } from '../../ui/toast.ts'
import { undoToast } from '../../ui/undo-toast.tsx'
import { synonymsKey } from './synonyms-key.ts'

interface Props {
  group: SynonymGroup
  onClose: () => void
}

export const DeleteDialog = ({ group: { id, language, words }, onClose }: Props) => {
  const t = useTranslations('synonyms')
  const client = useClient()
  const { run, entries, isBusy } = useCall({ invalidates: [synonymsKey] })
  const restore = async () => {
    const answer = await run(() => client.synonym.create({ body: { language, words } }))
    if (answer) toast(t('restored'))
  }
  const remove = async () => {
    if (!(await run(() => client.synonym.remove({ params: { id } })))) return
    undoToast({
      message: t('deleted'),
      undo: { label: t('undo'), run: () => void restore() },
    })
    onClose()
  }
  return (
    <Modal
      title={t('deleteTitle', { words: words.join(', ') })}
      opened
      onClose={onClose}
      theme="orange"
      confirm={{ label: t('delete'), busy: isBusy, onConfirm: () => void remove() }}
    >
      <Stack gap="md">
        <ErrorSummary entries={entries} />
        <Text size="sm">{t('deleteMessage')}</Text>
      </Stack>
    </Modal>
  )
}
