import { useTranslations } from 'use-intl'

/** The kinds of the product. Those of a site are its hooks. */
const known = {
  email: 'email',
  webhook: 'webhook',
  'cdn purge': 'purge',
  'password-reset': 'passwordReset',
  schedules: 'schedules',
  'words of pages': 'words',
  backup: 'backup',
  hooks: 'hooks',
  cards: 'cards',
  renditions: 'renditions',
  'search index': 'searchIndex',
  'housekeeping: sessions': 'sessions',
  'housekeeping: failed attempts': 'attempts',
  'housekeeping: links of accounts': 'accountLinks',
  'housekeeping: secrets of emails': 'mailSecrets',
  'housekeeping: emails': 'mails',
  'housekeeping: deliveries of webhooks': 'deliveries',
  'housekeeping: former secrets of webhooks': 'webhookSecrets',
  'housekeeping: old jobs': 'oldJobs',
  'housekeeping: events between nodes': 'events',
  'housekeeping: places that forms hold': 'reservations',
  'housekeeping: submissions': 'submissions',
  'housekeeping: addresses in the audit log': 'addresses',
  'housekeeping: autosaves': 'autosaves',
  'housekeeping: reports of unsaved values': 'heldValues',
  'housekeeping: pages in the bin': 'pageBin',
  'housekeeping: files in the bin': 'fileBin',
  'housekeeping: replaced contents of files': 'replacedFiles',
  'housekeeping: unused content': 'unusedFiles',
} as const

const isKnown = (kind: string): kind is keyof typeof known => Object.hasOwn(known, kind)

/** What a kind of work does, in words. One that this release does not know has its own name. */
export const useKindName = (): ((kind: string) => string) => {
  const t = useTranslations('jobs')
  const tKind = useTranslations('jobs.kinds')
  return kind => {
    if (isKnown(kind)) return tKind(known[kind])
    const [, hook] = /^hook:(.+)$/.exec(kind) ?? []
    if (hook !== undefined) return t('hook', { name: hook })
    // Its name goes on with the definitions that content is compared with.
    if (kind.startsWith('content check')) return tKind('contentCheck')
    const [, cleaned] = /^housekeeping: (.+)$/.exec(kind) ?? []
    return cleaned === undefined ? kind : t('cleaning', { name: cleaned })
  }
}
