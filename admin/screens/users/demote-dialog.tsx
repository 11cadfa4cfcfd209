import { Text } from '@mantine/core'
import type { ListedUser } from '@ximblox/contract/users'
import { useTranslations } from 'use-intl'
import { Modal } from '../../ui/modal.tsx'
import { Responsibilities } from './responsibilities.tsx'
import { useHandOver } from './use-hand-over.ts'

interface Props {
  user: ListedUser
  /** The name of the new role. */
  role: string
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Asked before a user gets a role that may do less. */
export const DemoteDialog = ({ user, role, busy, onClose, onConfirm }: Props) => {
  const t = useTranslations('responsibilities')
  const handOver = useHandOver(user)
  const confirm = async () => {
    if (await handOver.handOver()) onConfirm()
  }
  return (
    <Modal
      title={t('changeRole', { name: user.profile.name || user.email })}
      opened
      onClose={onClose}
      theme="orange"
      size="md"
      confirm={{
        label: t('change'),
        onConfirm: () => void confirm(),
        busy: busy || handOver.isBusy,
        disabled: !handOver.data,
      }}
    >
      <Text size="sm">{t('lessHelp', { role })}</Text>
      <Responsibilities user={user} change="demote" handOver={handOver} />
    </Modal>
  )
}
