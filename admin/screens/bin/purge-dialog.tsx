import type { BinnedItem } from '@ximblox/contract/media-bin'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { useMediaCall } from '../../media/use-media-call.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { olderUses } from './older-uses.ts'

/** Deletes a file or folder in the bin permanently. */
export const PurgeDialog = ({ item, onClose }: { item: BinnedItem; onClose: () => void }) => {
  const t = useTranslations('bin')
  const { media } = useClient()
  const { isBusy, run, entries } = useMediaCall()
  const { type, id, name, files, usageCount } = item
  const older = olderUses(item)
  const purge = async () => {
    const body = { id }
    const answer = await run(() =>
      type === 'file' ? media.purgeFile({ body }) : media.purgeDirectory({ body }),
    )
    if (!answer) return
    onClose()
    toast(t('purgedNow', { name }))
  }
  return (
    <ConfirmDialog
      title={t('purgeTitle', { name })}
      message={
        <>
          {type === 'file' ? t('purgeFile') : t('purgeFolder', { count: files })}{' '}
          {usageCount > 0 && t('purgeUsed', { count: usageCount })}{' '}
          {older > 0 && t('purgeKept', { count: older })}
        </>
      }
      label={t('purge')}
      isBusy={isBusy}
      entries={entries}
      onConfirm={() => void purge()}
      onClose={onClose}
    />
  )
}
