import type { TagRow } from '@ximblox/contract/tags'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { isUsed } from './tag-rows.ts'
import { TagUses } from './tag-uses.tsx'
import { useTagCall } from './use-tag-call.ts'

interface Props {
  tag: TagRow
  onClose: () => void
}

/** Deletes a tag after showing what has it. */
export const DeleteDialog = ({ tag, onClose }: Props) => {
  const t = useTranslations('tags')
  const client = useClient()
  const { performUndoable, entries, isBusy } = useTagCall(onClose)
  const { id, name } = tag
  const hasUses = isUsed(tag)
  const remove = () =>
    performUndoable(
      id,
      // An unused tag may have been used since; the server then refuses.
      () => client.tag.remove({ params: { id }, body: { force: hasUses } }),
      t('deleted', { name }),
    )
  return (
    <ConfirmDialog
      title={t('deleteTitle', { name })}
      message={t(hasUses ? 'deleteUsed' : 'deleteUnused')}
      label={t('delete')}
      isBusy={isBusy}
      entries={entries}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      {hasUses && <TagUses tag={tag} />}
    </ConfirmDialog>
  )
}
