import { allows } from '@ximblox/contract/rules/permissions'
import { useSession } from '../session/use-session.ts'
import { useSettingsQuery } from './use-settings.ts'

/** True if there is no mail server, so that emails are only kept under Settings. */
export const useAreEmailsKept = (): boolean => useSettingsQuery().data?.sendsMail === false

/** The permission to read the kept emails and pass on their links. */
export const useMayReadEmails = (): boolean => allows(useSession().permissions, 'manage-settings')
