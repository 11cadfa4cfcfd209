import { Text } from '@mantine/core'
import type { BinnedItem } from '@ximblox/contract/media-bin'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { useMediaCall } from '../../media/use-media-call.ts'
import { Modal } from '../../ui/modal.tsx'
import { toast } from '../../ui/toast.ts'
import { olderUses } from './binned-item.ts'

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
    <Modal
      title={t('purgeTitle', { name })}
      opened
      onClose={onClose}
      theme="orange"
      confirm={{ label: t('purge'), onConfirm: () => void purge(), busy: isBusy }}
    >
      <ErrorSummary entries={entries} />
      <Text size="sm">
        {type === 'file' ? t('purgeFile') : t('purgeFolder', { count: files })}{' '}
        {usageCount > 0 && t('purgeUsed', { count: usageCount })}{' '}
        {older > 0 && t('purgeKept', { count: older })}
      </Text>
    </Modal>
  )
}
