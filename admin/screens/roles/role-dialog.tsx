import { Button, Stack, Text } from '@mantine/core'
import type { Role } from '@ximblox/contract/people'
import { mayGrant } from '@ximblox/contract/rules/grants'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { messagesFor } from '../../errors/messages-for.ts'
import { useMessage } from '../../errors/use-message.ts'
import { useSession } from '../../session/use-session.ts'
import { Modal } from '../../ui/modal.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { EditedRole } from './edited-role.ts'
import { PermissionRow } from './permission-row.tsx'
import classes from './role-dialog.module.css'
import { usePermissionGroups } from './use-permission-groups.ts'
import { useRoleChanges } from './use-role-changes.ts'

interface Props {
  /** Undefined for a new role. */
  role?: Role | undefined
  onClose: () => void
}

export const RoleDialog = ({ role, onClose }: Props) => {
  const t = useTranslations('roles')
  const tModal = useTranslations('modal')
  const messageOf = useMessage()
  const [edited, setEdited] = useState<EditedRole>({
    name: role?.name ?? '',
    permissions: role?.permissions ?? [],
  })
  const groups = usePermissionGroups()
  const [confirming, setConfirming] = useState(false)
  const { entries, isBusy, save, remove } = useRoleChanges(role, onClose)
  const { permissions: ownPermissions } = useSession()
  const mayChange = mayGrant(ownPermissions, role?.permissions ?? [])
  return (
    <Modal
      title={role ? t('editRole', { name: role.name }) : t('add')}
      opened
      onClose={onClose}
      theme="orange"
      size="lg"
      buttons={
        confirming ? (
          <>
            <span className={classes.question}>{t('deleteQuestion', { name: edited.name })}</span>
            <Button variant="default" onClick={() => setConfirming(false)}>
              {tModal('cancel')}
            </Button>
            <Button loading={isBusy} onClick={() => void remove().then(() => setConfirming(false))}>
              {t('delete')}
            </Button>
          </>
        ) : (
          <>
            {role && mayChange && (
              <Button variant="default" className={classes.remove ?? ''} onClick={() => setConfirming(true)}>
                {t('delete')}
              </Button>
            )}
            <Button variant="default" onClick={onClose}>
              {tModal('cancel')}
            </Button>
            <Button loading={isBusy} onClick={() => void save(edited)}>
              {t('save')}
            </Button>
          </>
        )
      }
    >
      <ErrorSummary entries={entries} />
      <Stack gap="lg">
        <TextInput
          label={t('name')}
          value={edited.name}
          onChange={name => setEdited({ ...edited, name })}
          errors={messagesFor('name', entries, messageOf)}
          isFirst
        />
        {!mayChange && <Text size="sm">{t('allowsMore')}</Text>}
        {groups.map(({ title, permissions }) => (
          <fieldset key={title} className={classes.group} disabled={!mayChange}>
            <legend>{title}</legend>
            {permissions.map(({ name, label }) => (
              <PermissionRow key={name} name={name} label={label} role={edited} onChange={setEdited} />
            ))}
          </fieldset>
        ))}
      </Stack>
    </Modal>
  )
}
