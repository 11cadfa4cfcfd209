import { Stack, Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { ErrorSummary } from '../errors/error-summary.tsx'
import { Modal } from '../ui/modal.tsx'
import { PathLink } from '../ui/path-link.tsx'
import { useInvite } from './use-invite.ts'
import { UserFields } from './user-fields.tsx'

/** Asks whom to let in; they are mailed a link to choose their password. */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('users')
  const { values, setValues, busy, invite, areMailsKept, entries } = useInvite(onClose)
  return (
    <Modal
      title={t('add')}
      opened
      onClose={onClose}
      theme="orange"
      confirm={{ label: t('invite'), onConfirm: () => void invite(), busy }}
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
          <Text size="sm">
            {t(areMailsKept ? 'inviteHelpKept' : 'inviteHelp')}
            {areMailsKept && (
              <>
                {' '}
                <PathLink path="/settings/mails">{t('keptMails')}</PathLink>
              </>
            )}
          </Text>
          <UserFields values={values} onChange={setValues} entries={entries} isFirst />
        </Stack>
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
    </Modal>
  )
}
