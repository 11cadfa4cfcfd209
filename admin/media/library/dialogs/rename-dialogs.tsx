import { limits } from '@ximblox/contract/limits'
import type { MediaItem } from '@ximblox/contract/media'
import { extensionOf } from '@ximblox/contract/rules/file-name'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../../api/client.tsx'
import { useMessage } from '../../../errors/use-message.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { nameOf, parentOf, pathIn } from '../../folders/paths.ts'
import { useMediaCall } from '../../use-media-call.ts'
import { useLibrary } from '../library-context.ts'

/** Renames a file. The extension cannot be changed, because it determines the type. */
export const RenameFileDialog = ({ file, onClose }: { file: MediaItem; onClose: () => void }) => {
  const t = useTranslations('media')
  const client = useClient()
  const messageOf = useMessage()
  const { isBusy, run, entries } = useMediaCall()
  const ending = file.mimeType === '' ? '' : `.${extensionOf(file.fileName)}`
  const [stem, setStem] = useState(file.fileName.slice(0, file.fileName.length - ending.length))
  const rename = async () => {
    const newFileName = stem + file.fileName.slice(file.fileName.length - ending.length)
    const { id, revision } = file
    if (await run(() => client.media.editFile({ body: { id, newFileName, revision } }))) onClose()
  }
  return (
    <FormDialog
      title={t('renameNamed', { name: file.fileName })}
      confirm={t('rename')}
      busy={isBusy}
      onClose={onClose}
      onConfirm={() => void rename()}
    >
      <TextInput
        label={t('name')}
        value={stem}
        onChange={setStem}
        limit={limits.fileName - ending.length}
        errors={entries.map(messageOf)}
        description={ending && t('endingStays', { ending })}
        isFirst
      />
    </FormDialog>
  )
}

export const RenameFolderDialog = ({ folder, onClose }: { folder: string; onClose: () => void }) => {
  const t = useTranslations('media')
  const client = useClient()
  const messageOf = useMessage()
  const { change } = useLibrary()
  const { isBusy, run, entries } = useMediaCall()
  const [name, setName] = useState(nameOf(folder))
  const rename = async () => {
    const newPath = pathIn(parentOf(folder), name)
    const answer = await run(() => client.media.moveDirectory({ body: { oldPath: folder, newPath } }))
    if (!answer) return
    onClose()
    change({ folder: answer.directory.path })
  }
  return (
    <FormDialog
      title={t('renameNamed', { name: nameOf(folder) })}
      confirm={t('rename')}
      busy={isBusy}
      onClose={onClose}
      onConfirm={() => void rename()}
    >
      <TextInput
        label={t('name')}
        value={name}
        onChange={setName}
        limit={limits.fileName}
        errors={entries.map(messageOf)}
        isFirst
      />
    </FormDialog>
  )
}
