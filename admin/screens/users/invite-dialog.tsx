import { Stack } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { ErrorSummary } from '../../errors/error-summary.tsx'
import { Modal } from '../../ui/modal.tsx'
import { InviteHelp } from '../../users/invite-help.tsx'
import { useInvite } from '../../users/use-invite.ts'
import { UserFields } from '../../users/user-fields.tsx'

/** Invites a user by an email with a link to choose a password. */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('users')
  const { values, setValues, isBusy, invite, entries } = useInvite(onClose)
  return (
    <Modal
      title={t('add')}
      opened
      onClose={onClose}
      theme="orange"
      confirm={{ label: t('invite'), onConfirm: () => void invite(), busy: isBusy }}
    >
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void invite()
        }}
      >
        <ErrorSummary entries={entries} />
        <Stack gap="md">
          <InviteHelp />
          <UserFields values={values} onChange={setValues} entries={entries} isFirst />
        </Stack>
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </Modal>
  )
}
