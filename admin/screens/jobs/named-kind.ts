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

/** What a kind of work is called: a text of the product, or a name that the site or a newer release gave. */
export type NamedKind =
  | { is: 'known'; text: (typeof known)[keyof typeof known] | 'contentCheck' }
  | { is: 'hook' | 'cleaning' | 'unknown'; name: string }

export const namedKind = (kind: string): NamedKind => {
  if (isKnown(kind)) return { is: 'known', text: known[kind] }
  const [, hook] = /^hook:(.+)$/.exec(kind) ?? []
  if (hook !== undefined) return { is: 'hook', name: hook }
  // Its name goes on with the definitions that content is compared with.
  if (kind.startsWith('content check')) return { is: 'known', text: 'contentCheck' }
  const [, cleaned] = /^housekeeping: (.+)$/.exec(kind) ?? []
  return cleaned === undefined ? { is: 'unknown', name: kind } : { is: 'cleaning', name: cleaned }
}
