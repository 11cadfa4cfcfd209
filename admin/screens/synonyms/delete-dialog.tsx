import type { SynonymGroup } from '@ximblox/contract/synonyms'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useCall } from '../../api/use-call.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
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
    <ConfirmDialog
      title={t('deleteTitle', { words: words.join(', ') })}
      message={t('deleteMessage')}
      label={t('delete')}
      isBusy={isBusy}
      entries={entries}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  )
}
