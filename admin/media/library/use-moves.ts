import type { MediaItem } from '@ximblox/contract/media'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { toast } from '../../ui/toast.ts'
import { undoToast } from '../../ui/undo-toast.tsx'
import { isWithin, nameOf, root } from '../folders/paths.ts'
import { useUploadQueue } from '../uploads/uploads-provider.tsx'
import { useMediaCall } from '../use-media-call.ts'
import type { PlaceState } from './use-library-place.ts'

/** Moves files and folders with undo, and creates folders for uploads. */
export const useMoves = ({ place, change }: PlaceState) => {
  const t = useTranslations('media')
  const client = useClient()
  const queue = useUploadQueue()
  const { isBusy, run, entries, clear } = useMediaCall('wait')
  /** The message about the step that failed. */
  const [failed, setFailed] = useState('')
  const nameOfFolder = (path: string) => (path === root ? t('root') : nameOf(path))

  const moveFiles = async (files: readonly MediaItem[], folder: string): Promise<boolean> => {
    const toMove = files.filter(({ path }) => path !== folder)
    if (toMove.length === 0) return true
    const moved: MediaItem[] = []
    await run(async () => {
      for (const file of toMove) {
        setFailed(t('moveFileFailed', { name: file.fileName }))
        await client.media.moveFile({ body: { id: file.id, newPath: folder } })
        moved.push(file)
      }
      setFailed('')
    })
    if (moved.length > 0) {
      undoToast({
        message: t('movedFiles', { count: moved.length, folder: nameOfFolder(folder) }),
        undo: { label: t('undo'), run: () => void moveBack(moved) },
      })
    }
    return moved.length === toMove.length
  }
  const moveBack = async (files: readonly MediaItem[]) => {
    const answer = await run(async () => {
      for (const { id, path, fileName } of files) {
        setFailed(t('moveFileFailed', { name: fileName }))
        await client.media.moveFile({ body: { id, newPath: path } })
      }
      setFailed('')
      return true
    })
    if (answer) toast(t('movedBack', { count: files.length }))
  }

  const moveFolder = async (from: string, to: string): Promise<boolean> => {
    if (from === to) return true
    setFailed(t('moveFolderFailed', { name: nameOf(from) }))
    const answer = await run(() => client.media.moveDirectory({ body: { oldPath: from, newPath: to } }))
    if (!answer) return false
    setFailed('')
    const { path } = answer.directory
    if (isWithin(place.folder, from)) change({ folder: path + place.folder.slice(from.length) })
    undoToast({
      message: t('movedFolder', { name: nameOf(path) }),
      undo: { label: t('undo'), run: () => void moveFolderBack(path, from) },
    })
    return true
  }
  const moveFolderBack = async (from: string, to: string) => {
    setFailed(t('moveFolderFailed', { name: nameOf(from) }))
    const answer = await run(() => client.media.moveDirectory({ body: { oldPath: from, newPath: to } }))
    if (!answer) return
    setFailed('')
    change({ folder: to.slice(0, to.lastIndexOf('/')) || root })
  }

  const createFolders = (paths: readonly string[]) =>
    run(async () => {
      for (const path of paths) {
        setFailed(t('makeFolderFailed', { name: nameOf(path) }))
        await queue.createFolder(path)
      }
      setFailed('')
    })

  return { moveFiles, moveFolder, createFolders, busy: isBusy, entries, failed, clear }
}
