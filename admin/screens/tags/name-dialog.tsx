import { Checkbox, Stack } from '@mantine/core'
import { limits } from '@ximblox/contract/limits'
import type { TagRow } from '@ximblox/contract/tags'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { messagesFor } from '../../errors/messages-for.ts'
import { useMessage } from '../../errors/use-message.ts'
import { useRevision } from '../../errors/use-revision.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { useTagCall } from './use-tag-call.ts'

interface Props {
  /** Undefined for a new tag. */
  tag?: TagRow
  onClose: () => void
}

/** Creates or renames a tag. */
export const NameDialog = ({ tag, onClose }: Props) => {
  const t = useTranslations('tags')
  const client = useClient()
  const messageOf = useMessage()
  const { perform, entries, isBusy } = useTagCall(onClose)
  const { revision, trackRevision } = useRevision(tag?.revision)
  const [name, setName] = useState(tag?.name ?? '')
  const [isPrivate, setPrivate] = useState(false)

  const create = () =>
    perform(
      () => client.tag.create({ body: { name, private: isPrivate } }),
      answer => t('created', { name: answer.tag.name }),
    )
  const rename = ({ id }: TagRow) =>
    perform(
      () =>
        trackRevision(() =>
          client.tag.rename({ params: { id }, body: { name, ...(revision !== undefined && { revision }) } }),
        ),
      answer => t('renamed', { name: answer.tag.name }),
    )
  return (
    <FormDialog
      title={tag ? t('renameTitle', { name: tag.name }) : t('add')}
      confirm={t(tag ? 'rename' : 'create')}
      busy={isBusy}
      onClose={onClose}
      onConfirm={() => void (tag ? rename(tag) : create())}
    >
      <Stack gap="md">
        <ErrorSummary entries={entries} />
        <TextInput
          label={t('name')}
          value={name}
          onChange={setName}
          errors={messagesFor('name', entries, messageOf)}
          limit={limits.tagName}
          isFirst
        />
        {!tag && (
          <Checkbox
            label={t('isPrivate')}
            description={t('privateHelp')}
            checked={isPrivate}
            onChange={event => setPrivate(event.currentTarget.checked)}
          />
        )}
      </Stack>
    </FormDialog>
  )
}
