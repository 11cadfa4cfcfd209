import { Stack, Text } from '@mantine/core'
import type { TagRow } from '@ximblox/contract/tags'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { Modal } from '../../ui/modal.tsx'
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
    <Modal
      title={t('deleteTitle', { name })}
      opened
      onClose={onClose}
      theme="orange"
      confirm={{ label: t('delete'), busy: isBusy, onConfirm: () => void remove() }}
    >
      <Stack gap="md">
        <ErrorSummary entries={entries} />
        <Text size="sm">{t(hasUses ? 'deleteUsed' : 'deleteUnused')}</Text>
        {hasUses && <TagUses tag={tag} />}
      </Stack>
    </Modal>
  )
}
