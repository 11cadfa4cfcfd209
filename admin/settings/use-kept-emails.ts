import { allows } from '@ximblox/contract/rules/permissions'
import { useSession } from '../session/use-session.ts'
import { useSettingsQuery } from './use-settings.ts'

/** Whether the site has no mail server, so that emails are only kept under Settings. */
export const useAreEmailsKept = (): boolean => useSettingsQuery().data?.sendsMail === false

/** Whether the user may read the kept emails and pass on their links. */
export const useMayReadEmails = (): boolean => allows(useSession().permissions, 'manage-settings')
