import { Stack } from '@mantine/core'
import { limits } from '@ximblox/contract/limits'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../../api/client.tsx'
import { ErrorSummary } from '../../../errors/error-summary.tsx'
import { messagesFor } from '../../../errors/messages-for.ts'
import { useMessage } from '../../../errors/use-message.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useMediaCall } from '../../use-media-call.ts'
import { useLibrary } from '../library-context.ts'

export const AddVideoDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('media')
  const client = useClient()
  const messageOf = useMessage()
  const { place } = useLibrary()
  const { isBusy, run, entries } = useMediaCall()
  const [videoUrl, setVideoUrl] = useState('')
  const [name, setName] = useState('')
  const add = async () => {
    const named = name.trim() !== '' && { fileName: name }
    const answer = await run(() => client.media.addFile({ body: { path: place.folder, videoUrl, ...named } }))
    if (answer) onClose()
  }
  const fields = ['videoUrl', 'fileName']
  return (
    <FormDialog
      title={t('addVideo')}
      confirm={t('add')}
      busy={isBusy}
      onClose={onClose}
      onConfirm={() => void add()}
    >
      <ErrorSummary entries={entries.filter(({ property }) => !fields.includes(property))} />
      <Stack gap="md">
        <TextInput
          label={t('videoLink')}
          description={t('videoHelp')}
          value={videoUrl}
          onChange={setVideoUrl}
          errors={messagesFor('videoUrl', entries, messageOf)}
          isFirst
        />
        <TextInput
          label={t('videoName')}
          value={name}
          onChange={setName}
          limit={limits.fileName}
          errors={messagesFor('fileName', entries, messageOf)}
        />
      </Stack>
    </FormDialog>
  )
}
