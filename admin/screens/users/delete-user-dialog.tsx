import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Modal } from '../../ui/modal.tsx'
import classes from './user-screen.module.css'

interface Props {
  name: string
  busy: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Lists what is deleted and what is kept, because deleting a user cannot be undone. */
export const DeleteUserDialog = ({ name, busy, onClose, onConfirm }: Props) => {
  const t = useTranslations('users')
  return (
    <Modal
      title={t('deleteTitle', { name })}
      opened
      onClose={onClose}
      theme="orange"
      confirm={{ label: t('delete'), onConfirm, busy }}
    >
      <ul className={classes.consequences}>
        <li>{t('deleteErases')}</li>
        <li>{t('deleteKeeps')}</li>
        <li>{t('deleteLogs')}</li>
      </ul>
      <Text size="sm" mt="md" fw={550}>
        {t('deleteForever')}
      </Text>
    </Modal>
  )
}
