import { Text } from '@mantine/core'
import type { ListedUser } from '@ximblox/contract/users'
import { useTranslations } from 'use-intl'
import { Modal } from '../../ui/modal.tsx'
import { Responsibilities } from './responsibilities.tsx'
import { useHandOver } from './use-hand-over.ts'

interface Props {
  user: ListedUser
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

export const DeactivateDialog = ({ user, busy, onClose, onConfirm }: Props) => {
  const t = useTranslations('users')
  const handOver = useHandOver(user)
  const confirm = async () => {
    if (await handOver.handOver()) onConfirm()
  }
  return (
    <Modal
      title={t('deactivateTitle', { name: user.profile.name || user.email })}
      opened
      onClose={onClose}
      theme="orange"
      size="md"
      confirm={{
        label: t('deactivate'),
        onConfirm: () => void confirm(),
        busy: busy || handOver.isBusy,
        disabled: !handOver.data,
      }}
    >
      <Text size="sm">{t('deactivateHelp')}</Text>
      <Responsibilities user={user} change="deactivate" handOver={handOver} />
    </Modal>
  )
}
