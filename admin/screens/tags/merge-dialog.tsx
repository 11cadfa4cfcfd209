import { Stack, Text } from '@mantine/core'
import type { Tag } from '@ximblox/contract/tag'
import type { TagRow } from '@ximblox/contract/tags'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { TagSelect } from '../../tags/tag-select.tsx'
import { Modal } from '../../ui/modal.tsx'
import { useTagCall } from './use-tag-call.ts'

interface Props {
  tag: TagRow
  onClose: () => void
}

/** Merges a tag into another one of its kind. */
export const MergeDialog = ({ tag: { id, name, private: isPrivate }, onClose }: Props) => {
  const t = useTranslations('tags')
  const client = useClient()
  const { performUndoable, entries, isBusy } = useTagCall(onClose)
  const [target, setTarget] = useState<Tag | null>(null)
  const merge = (into: Tag) =>
    performUndoable(
      id,
      () => client.tag.merge({ params: { id }, body: { into: into.id } }),
      t('mergeDone', { name, target: into.name }),
    )
  return (
    <Modal
      title={t('mergeTitle', { name })}
      opened
      onClose={onClose}
      theme="orange"
      confirm={{
        label: t('merge'),
        busy: isBusy,
        disabled: target === null,
        onConfirm: () => target && void merge(target),
      }}
    >
      <Stack gap="md">
        <ErrorSummary entries={entries} />
        <Text size="sm">{t('mergeHelp', { name })}</Text>
        <TagSelect
          label={t('mergeInto')}
          placeholder={t('chooseTarget')}
          kind={isPrivate ? 'private' : 'public'}
          id={target?.id ?? null}
          without={id}
          onChange={setTarget}
        />
      </Stack>
    </Modal>
  )
}
