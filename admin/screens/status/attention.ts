import type { PermissionName } from '@ximblox/contract/permissions'
import type { SiteStatus } from '@ximblox/contract/status'

/** Where it can be solved. */
export const screens = {
  mails: { path: '/settings/mails', permission: 'manage-settings' },
  backups: { path: '/settings/backups', permission: 'manage-settings' },
  requests: { path: '/publication-requests', permission: undefined },
  webhooks: { path: '/settings/webhooks', permission: 'manage-webhooks' },
  jobs: { path: '/settings/jobs', permission: 'manage-settings' },
} as const satisfies Record<string, { path: string; permission: PermissionName | undefined }>

/** Something that an administrator should look at. */
export interface Attention {
  text:
    | 'full'
    | 'reserve'
    | 'missing'
    | 'noMailServer'
    | 'mailsGivenUp'
    | 'mailsWaiting'
    | 'schedulesFailed'
    | 'schedulesLate'
    | 'noBackups'
    | 'backupFailed'
    | 'webhooksFailing'
    | 'webhooksDisabled'
    | 'hooksFailing'
    | 'hooksGivenUp'
  count?: number
  screen?: keyof typeof screens
}

/** In seconds. Mails are retried after a few minutes, so that a shorter wait is no reason to worry. */
const longWait = 900

/** What needs attention, the most urgent first. */
export const attentionOf = ({
  storage,
  mails,
  schedules,
  backups,
  webhooks,
  hooks,
}: SiteStatus): Attention[] => {
  const found: (Attention | false)[] = [
    storage.space !== 'ok' && { text: storage.space },
    storage.missing > 0 && { text: 'missing', count: storage.missing },
    backups?.failed === true && { text: 'backupFailed', screen: 'backups' },
    schedules.failed > 0 && { text: 'schedulesFailed', count: schedules.failed, screen: 'requests' },
    schedules.late > 0 && { text: 'schedulesLate', count: schedules.late, screen: 'requests' },
    mails.givenUp > 0 && { text: 'mailsGivenUp', count: mails.givenUp, screen: 'mails' },
    mails.isConfigured &&
      mails.oldest > longWait && { text: 'mailsWaiting', count: mails.waiting, screen: 'mails' },
    webhooks.disabled > 0 && { text: 'webhooksDisabled', count: webhooks.disabled, screen: 'webhooks' },
    webhooks.failing > 0 && { text: 'webhooksFailing', count: webhooks.failing, screen: 'webhooks' },
    hooks.givenUp > 0 && { text: 'hooksGivenUp', count: hooks.givenUp, screen: 'jobs' },
    hooks.failing > 0 && { text: 'hooksFailing', count: hooks.failing, screen: 'jobs' },
    !mails.isConfigured && { text: 'noMailServer', screen: 'mails' },
    backups === null && { text: 'noBackups', screen: 'backups' },
  ]
  return found.filter(item => item !== false)
}
