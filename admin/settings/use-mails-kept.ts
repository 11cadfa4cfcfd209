import { allows } from '@ximblox/contract/rules/permissions'
import { useSession } from '../session/use-session.ts'
import { useSettingsQuery } from './use-settings.ts'

/** Whether mails are kept under Settings for want of a mail server. */
export const useMailsKept = (): boolean => useSettingsQuery().data?.sendsMail === false

/** Whether one may read the mails that are kept, and pass on their links. */
export const useMayReadMails = (): boolean => allows(useSession().permissions, 'manage-settings')
