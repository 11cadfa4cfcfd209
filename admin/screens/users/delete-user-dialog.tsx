import { Text } from '@mantine/core'
import type { ListedUser } from '@ximblox/contract/users'
import { useTranslations } from 'use-intl'
import { Modal } from '../../ui/modal.tsx'
import { Responsibilities } from './responsibilities.tsx'
import { useHandOver } from './use-hand-over.ts'
import classes from './user-screen.module.css'

interface Props {
  user: ListedUser
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Lists what is deleted and what is kept, because deleting a user cannot be undone. */
export const DeleteUserDialog = ({ user, busy, onClose, onConfirm }: Props) => {
  const t = useTranslations('users')
  const handOver = useHandOver(user)
  const name = user.profile.name || user.email
  const confirm = async () => {
    if (await handOver.handOver()) onConfirm()
  }
  return (
    <Modal
      title={t('deleteTitle', { name })}
      opened
      onClose={onClose}
      theme="orange"
      size="md"
      confirm={{
        label: t('delete'),
        onConfirm: () => void confirm(),
        busy: busy || handOver.isBusy,
        disabled: !handOver.data,
      }}
    >
      <ul className={classes.consequences}>
        <li>{t('deleteErases')}</li>
        <li>{t('deleteKeeps')}</li>
        <li>{t('deleteLogs')}</li>
      </ul>
      <Responsibilities user={user} change="delete" handOver={handOver} />
      <Text size="sm" mt="md" fw={550}>
        {t('deleteForever')}
      </Text>
    </Modal>
  )
}
