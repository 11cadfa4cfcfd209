import { Text } from '@mantine/core'
import type { MediaItem } from '@ximblox/contract/media'
import { allows } from '@ximblox/contract/rules/permissions'
import { useTranslations } from 'use-intl'
import { useClient } from '../../api/client.tsx'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { useSession } from '../../session/use-session.ts'
import { Modal } from '../../ui/modal.tsx'
import { useMediaCall } from '../use-media-call.ts'

interface Props {
  file: MediaItem
  onClose: () => void
  onShared: (file: MediaItem) => void
}

/** Links and menus can only lead to shared files, so a file is shared before it is linked. */
export const ShareFileDialog = ({ file: { id, fileName, revision }, onClose, onShared }: Props) => {
  const t = useTranslations('media.share')
  const client = useClient()
  const { permissions } = useSession()
  const isAllowed = allows(permissions, 'manage-media')
  const { isBusy, run, entries } = useMediaCall()
  const share = async () => {
    const answer = await run(() => client.media.editFile({ body: { id, shared: true, revision } }))
    if (answer) onShared(answer.file)
  }
  return (
    <Modal
      title={t('title', { name: fileName })}
      opened
      onClose={onClose}
      theme="orange"
      {...(isAllowed && {
        confirm: { label: t('confirm'), onConfirm: () => void share(), busy: isBusy },
      })}
    >
      <ErrorSummary entries={entries} />
      <Text size="sm">{t(isAllowed ? 'message' : 'forbidden')}</Text>
    </Modal>
  )
}
