import type { BinnedItem } from '@ximblox/contract/media-bin'
import { useTranslations } from 'use-intl'
import { useClient } from '../api/client.tsx'
import { toast } from '../ui/toast.ts'
import { nameOf, parentOf, root } from './folders/paths.ts'
import { useMediaCall } from './use-media-call.ts'

/** A file or folder that was deleted, and where it was. */
export type Deleted = Pick<BinnedItem, 'type' | 'id' | 'name' | 'path'>

/** Restores files and folders from the bin, and tells when they do not return to where they were. */
export const useRestoreFromBin = () => {
  const t = useTranslations('media')
  const { media } = useClient()
  const { run, ...call } = useMediaCall('wait')

  const restore = async (items: readonly Deleted[]): Promise<void> => {
    const restored: Restored[] = []
    await run(async () => {
      for (const item of items) restored.push(await restoreOne(item))
    })
    const inPlace = restored.filter(({ from, to }) => from.path === to.path && from.name === to.name)
    const [first] = inPlace
    if (first)
      toast(
        inPlace.length === 1
          ? t('restoredNamed', { name: first.to.name })
          : t('restoredFiles', { count: inPlace.length }),
      )
    for (const { from, to } of restored) {
      const folder = to.path === root ? t('root') : nameOf(to.path)
      if (from.path !== to.path) toast(t('restoredElsewhere', { name: to.name, folder }))
      else if (from.name !== to.name) toast(t('restoredAs', { name: from.name, newName: to.name }))
    }
  }
  const restoreOne = async (from: Deleted): Promise<Restored> => {
    const body = { id: from.id }
    if (from.type === 'file') {
      const { path, fileName: name } = (await media.restoreFile({ body })).file
      return { from, to: { path, name } }
    }
    const { path, folderName: name } = (await media.restoreDirectory({ body })).directory
    return { from, to: { path: parentOf(path), name } }
  }
  return { ...call, restore }
}

interface Restored {
  from: Deleted
  to: Pick<Deleted, 'path' | 'name'>
}
