import { Text } from '@mantine/core'
import type { ListedUser } from '@ximblox/contract/users'
import { useTranslations } from 'use-intl'
import { AccountDialog } from './account-dialog.tsx'
import classes from './user-screen.module.css'

interface Props {
  user: ListedUser
  opened: 'deactivate' | 'delete' | undefined
  busy: boolean
  onClose: () => void
  onDeactivate: () => void
  onDelete: () => void
}

/** The dialogs that ask before a user loses their access. */
export const AccessDialogs = ({ user, opened, busy, onClose, onDeactivate, onDelete }: Props) => {
  const t = useTranslations('users')
  const name = user.profile.name || user.email
  return (
    <>
      {opened === 'deactivate' && (
        <AccountDialog
          user={user}
          change="deactivate"
          title={t('deactivateTitle', { name })}
          label={t('deactivate')}
          busy={busy}
          onClose={onClose}
          onConfirm={onDeactivate}
        >
          <Text size="sm">{t('deactivateHelp')}</Text>
        </AccountDialog>
      )}
      {opened === 'delete' && (
        <AccountDialog
          user={user}
          change="delete"
          title={t('deleteTitle', { name })}
          label={t('delete')}
          busy={busy}
          onClose={onClose}
          onConfirm={onDelete}
        >
          <ul className={classes.consequences}>
            <li>{t('deleteErases')}</li>
            <li>{t('deleteKeeps')}</li>
            <li>{t('deleteLogs')}</li>
          </ul>
          <Text size="sm" mt="md" fw={550}>
            {t('deleteForever')}
          </Text>
        </AccountDialog>
      )}
    </>
  )
}
