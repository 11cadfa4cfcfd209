import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { limits } from '@ximblox/contract/limits'
import type { MediaItem } from '@ximblox/contract/media'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../../api/client.tsx'
import { ErrorSummary } from '../../../errors/error-summary.tsx'
import { UseList } from '../../../pages/use-list.tsx'
import { useRestorableUntil } from '../../../pages/use-restorable-until.ts'
import { Modal } from '../../../ui/modal.tsx'
import { undoToast } from '../../../ui/undo-toast.tsx'
import { mediaKey } from '../../media-queries.ts'
import { useMediaCall } from '../../use-media-call.ts'
import { useRestoreFromBin } from '../../use-restore-from-bin.ts'
import { type Uses, usesIn } from '../../uses/uses.ts'

interface Props {
  files: readonly MediaItem[]
  onClose: () => void
}

interface Kept {
  file: MediaItem
  uses: Uses
}

/** Moves files to the bin. Files in use are kept, and their uses are listed; a single file can be deleted anyway. */
export const DeleteFilesDialog = ({ files, onClose }: Props) => {
  const t = useTranslations('media')
  const client = useClient()
  const date = useRestorableUntil()
  const { isBusy, run, entries } = useMediaCall()
  const { restore } = useRestoreFromBin()
  const [kept, setKept] = useState<readonly Kept[]>([])
  const [first] = files
  const { uses, isLoading } = useUses(files)
  const used: readonly Kept[] = first && uses && kept.length === 0 ? [{ file: first, uses }] : kept
  const mayForce = files.length === 1 && used.length === 1
  const isFinished = kept.length > 0 && !mayForce

  const remove = async () => {
    const inUse: Kept[] = []
    const gone = new Set<number>()
    const done = await run(async () => {
      for (const file of files) {
        try {
          await client.media.deleteFile({ body: { id: file.id, force: mayForce } })
          gone.add(file.id)
        } catch (error) {
          const uses = usesIn(error)
          if (!uses) throw error
          inUse.push({ file, uses })
        }
      }
      return true
    }, gone)
    if (!done) return
    if (gone.size > 0) {
      const deleted = files
        .filter(({ id }) => gone.has(id))
        .map(({ id, path, fileName: name }) => ({ type: 'file' as const, id, path, name }))
      undoToast({
        message: t('deletedFiles', { count: gone.size }),
        undo: { label: t('undo'), run: () => void restore(deleted) },
      })
    }
    if (inUse.length === 0) onClose()
    setKept(inUse)
  }
  return (
    <Modal
      title={
        files.length === 1
          ? t('deleteNamed', { name: first?.fileName ?? '' })
          : t('deleteFiles', { count: files.length })
      }
      opened
      onClose={onClose}
      theme="orange"
      {...(!isFinished && {
        confirm: {
          label: t(mayForce ? 'deleteAnyway' : 'delete'),
          onConfirm: () => void remove(),
          busy: isBusy || isLoading,
        },
      })}
    >
      <ErrorSummary entries={entries} />
      {used.length === 0 && <Text size="sm">{t('movesToBin', { date })}</Text>}
      {used.map(({ file, uses }) => (
        <UseList
          key={file.id}
          title={t(kept.length === 0 ? 'usedFile' : 'keptFile', { name: file.fileName })}
          {...uses}
        />
      ))}
      {mayForce && <Text size="sm">{t('forceHelp', { date })}</Text>}
      {isFinished && <Text size="sm">{t('keptHelp')}</Text>}
    </Modal>
  )
}

/** The uses of a single file. Several are checked when they are deleted. */
const useUses = (files: readonly MediaItem[]): { uses: Uses | undefined; isLoading: boolean } => {
  const client = useClient()
  const [file] = files
  const { data, isLoading } = useQuery({
    queryKey: [...mediaKey, 'uses', file?.id, 'question'],
    queryFn: ({ signal }) =>
      client.media.listPagesByFile(
        { body: { fileID: file?.id ?? 0, pageSize: limits.pageSizeMax } },
        { signal },
      ),
    enabled: files.length === 1 && file !== undefined,
  })
  if (!data) return { uses: undefined, isLoading }
  const { items: pages, totalItems: totalPages } = data.data
  const isUsed = totalPages > 0 || data.menus.length > 0
  return { uses: isUsed ? { pages, totalPages, menus: data.menus } : undefined, isLoading }
}
