import { limits } from '@ximblox/contract/limits'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../../api/client.tsx'
import { useMessage } from '../../../errors/use-message.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useMediaCall } from '../../use-media-call.ts'
import { useLibrary } from '../library-context.ts'

/** Creates a folder in the current one and opens it. */
export const CreateFolderDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('media')
  const client = useClient()
  const messageOf = useMessage()
  const { place, change } = useLibrary()
  const { isBusy, run, entries } = useMediaCall()
  const [folderName, setFolderName] = useState('')
  const create = async () => {
    const answer = await run(() => client.media.createDir({ body: { path: place.folder, folderName } }))
    if (!answer) return
    onClose()
    change({ folder: answer.directory.path, term: '', tag: '', fileID: undefined })
  }
  return (
    <FormDialog
      title={t('newFolder')}
      confirm={t('create')}
      busy={isBusy}
      onClose={onClose}
      onConfirm={() => void create()}
    >
      <TextInput
        label={t('folderName')}
        value={folderName}
        onChange={setFolderName}
        limit={limits.fileName}
        errors={entries.map(entry => t('createFailed', { reason: messageOf(entry) }))}
        isFirst
      />
    </FormDialog>
  )
}
