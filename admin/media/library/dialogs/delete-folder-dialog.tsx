import { Text } from '@mantine/core'
import { isError } from '@ximblox/contract/errors'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../../api/client.tsx'
import { ErrorSummary } from '../../../errors/error-summary.tsx'
import { UseList } from '../../../pages/use-list.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { toast } from '../../../ui/toast.ts'
import { isWithin, nameOf, parentOf } from '../../folders/paths.ts'
import { useMediaCall } from '../../use-media-call.ts'
import { filesIn, type Uses, usesIn } from '../../uses/uses.ts'
import { useLibrary } from '../library-context.ts'

/** Deletes a folder. A folder with files needs a second confirmation; one with files in use cannot be deleted. */
export const DeleteFolderDialog = ({ folder, onClose }: { folder: string; onClose: () => void }) => {
  const t = useTranslations('media')
  const tModal = useTranslations('modal')
  const client = useClient()
  const { place, change } = useLibrary()
  const { isBusy, run, entries } = useMediaCall()
  const [fileCount, setFileCount] = useState<number>()
  const [uses, setUses] = useState<Uses>()
  const name = nameOf(folder)

  const remove = async () => {
    const answer = await run(() =>
      client.media
        .deleteDirectory({ body: { path: folder, force: fileCount !== undefined } })
        .catch((error: unknown) => {
          setFileCount(filesIn(error) ?? fileCount)
          setUses(usesIn(error))
          throw error
        }),
    )
    if (!answer) return
    onClose()
    if (isWithin(place.folder, folder)) change({ folder: parentOf(folder), fileID: undefined })
    toast({ message: t('deletedFolder', { name }), close: tModal('close') })
  }
  return (
    <Modal
      title={t('deleteNamed', { name })}
      opened
      onClose={onClose}
      theme="orange"
      {...(!uses && {
        confirm: {
          label: t(fileCount === undefined ? 'delete' : 'deleteAll'),
          onConfirm: () => void remove(),
          busy: isBusy,
        },
      })}
    >
      <ErrorSummary
        entries={entries.filter(entry => !isError(entry, 'fileInUse') && !isError(entry, 'folderNotEmpty'))}
      />
      {uses ? (
        <>
          <UseList title={t('keptFolder', { name })} {...uses} />
          <Text size="sm">{t('keptHelp')}</Text>
        </>
      ) : (
        <Text size="sm">
          {fileCount === undefined ? t('deleteFolderHelp') : t('folderHolds', { count: fileCount })}
        </Text>
      )}
    </Modal>
  )
}
