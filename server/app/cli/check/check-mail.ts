import { checkMailServer } from '../../../features/mail/transport.ts'
import type { Config } from '../../../kernel/config/config.ts'
import { type Finding, reasonIn } from './finding.ts'

/** Whether the mail server accepts a connection and the login. */
export const checkMail = async ({ smtp }: Pick<Config, 'smtp'>): Promise<Finding[]> => {
  if (!smtp)
    return [
      {
        area: 'mail',
        severity: 'note',
        message: 'no mail server is configured, so emails are not sent',
        remedy: 'Set SMTP_URL, or read the emails under Settings.',
      },
    ]
  try {
    await checkMailServer(smtp)
    return []
  } catch (error) {
    return [
      {
        area: 'mail',
        severity: 'problem',
        message: `the mail server cannot be used (${reasonIn(error)})`,
        remedy: 'Check SMTP_URL. Emails wait for up to three days for it.',
      },
    ]
  }
}
