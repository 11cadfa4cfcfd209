import { Text } from '@mantine/core'
import { isError } from '@ximblox/contract/errors'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../../api/client.tsx'
import { ErrorSummary } from '../../../errors/error-summary.tsx'
import { UseList } from '../../../pages/use-list.tsx'
import { useRestorableUntil } from '../../../pages/use-restorable-until.ts'
import { Modal } from '../../../ui/modal.tsx'
import { undoToast } from '../../../ui/undo-toast.tsx'
import { isWithin, nameOf, parentOf } from '../../folders/paths.ts'
import { useMediaCall } from '../../use-media-call.ts'
import { useRestoreFromBin } from '../../use-restore-from-bin.ts'
import { filesIn, type Uses, usesIn } from '../../uses/uses.ts'
import { useLibrary } from '../library-context.ts'

/** Moves a folder to the bin. A folder with files needs a second confirmation; one with files in use cannot be deleted. */
export const DeleteFolderDialog = ({ folder, onClose }: { folder: string; onClose: () => void }) => {
  const t = useTranslations('media')
  const client = useClient()
  const { place, change } = useLibrary()
  const date = useRestorableUntil()
  const { isBusy, run, entries } = useMediaCall()
  const { restore } = useRestoreFromBin()
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
    const deleted = { type: 'folder', id: answer.folderID, path: parentOf(folder), name } as const
    undoToast({
      message: t('deletedFolder', { name }),
      undo: { label: t('undo'), run: () => void restore([deleted]) },
    })
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
          {fileCount === undefined
            ? t('deleteFolderHelp', { date })
            : t('folderHolds', { count: fileCount, date })}
        </Text>
      )}
    </Modal>
  )
}
