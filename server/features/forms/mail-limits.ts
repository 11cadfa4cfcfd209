import type { FormDefinition } from '@ximblox/blocks/forms/define-form'
import type { App } from '../../kernel/app-context.ts'
import type { Database } from '../../kernel/db/pool.ts'
import type { FormMail } from '../../kernel/forms/form-handler.ts'
import { deleteTimestamps, lockTimestamps } from '../accounts/attempt-store.ts'
import { lockHourlyCount } from './hourly-limit.ts'
import { anonymousKey } from './tokens.ts'

/** What visitors may send to an address within an hour, with all forms together. */
export const unverifiedMailsPerHour = 6

interface Limit {
  key: string
  perHour: number
}

/** The limits for a mail to an address, in the order in which they are locked. */
export const limitsOf = (
  app: Pick<App, 'config'>,
  { form, mail, isUnverified }: { form: FormDefinition; mail: FormMail; isUnverified: boolean },
  address: string,
): Limit[] => [
  ...((isUnverified || mail.isForOthers) && !mail.isInternal ? [visitorMails(app, address)] : []),
  ...(mail.oncePerHour ? [hourlyMail(app, form, address)] : []),
]

const hourlyMail = (app: Pick<App, 'config'>, form: Pick<FormDefinition, 'id'>, address: string): Limit => ({
  key: anonymousKey(app, `form-mail ${form.id}`, address),
  perHour: 1,
})

/**
 * The next mail of a form to an address is the first of its hour. What visitors may send to the address in all stays
 * counted.
 */
export const restartHour = async (
  app: Pick<App, 'config'>,
  db: Database,
  form: Pick<FormDefinition, 'id'>,
  address: string,
): Promise<void> => {
  // Locked first, as for a mail, to avoid deadlocks.
  await lockTimestamps(db, visitorMails(app, address).key)
  await deleteTimestamps(db, hourlyMail(app, form, address).key)
}

/** The limit for what visitors may send to an address. */
export const visitorMails = (app: Pick<App, 'config'>, address: string): Limit => ({
  key: anonymousKey(app, 'form-mails', mailboxOf(address)),
  perHour: unverifiedMailsPerHour,
})

/** Counts a mail, unless a limit is reached: then it returns until when. */
export const countMail = async (
  db: Database,
  limits: readonly Limit[],
  now: Date,
): Promise<Date | undefined> => {
  const counts = []
  for (const { key, perHour } of limits) counts.push(await lockHourlyCount(db, key, perHour, now))
  const blocked = counts.find(({ blockedUntil }) => blockedUntil)
  if (blocked) return blocked.blockedUntil
  for (const count of counts) await count.add()
}

/** Most providers deliver `jane+anything@` to `jane@`. */
const mailboxOf = (address: string): string => {
  const at = address.lastIndexOf('@')
  const [name = ''] = address.slice(0, at).split('+', 1)
  return name + address.slice(at)
}
