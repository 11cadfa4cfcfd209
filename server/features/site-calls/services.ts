import type { Call } from '@ximblox/contract/call'
import { refuse } from '../../kernel/errors/errors.ts'
import type { CallServices } from '../../kernel/http/site-calls.ts'
import { networkOf } from '../../kernel/network.ts'
import { lockHourlyCount } from '../forms/hourly-limit.ts'
import { countMail, visitorMails } from '../forms/mail-limits.ts'
import { anonymousKey } from '../forms/tokens.ts'
import { writeOwnMail } from '../mail/write-own-mail.ts'

/** Of calls that write and name no other limit. */
const defaultLimit = 60

/** Visitors are limited as they are with forms, because what they send reaches the code and the mails of the site. */
export const callServices: CallServices = {
  admit: async (app, actor, call) => {
    const limit = limitOf(call)
    if (actor.id !== 0 || limit === undefined) return
    const key = anonymousKey(app, `call ${call.method} ${call.path}`, networkOf(actor.address))
    const now = app.now()
    const blockedUntil = await app.db.transaction().execute(async db => {
      const count = await lockHourlyCount(db, key, limit, now)
      if (!count.blockedUntil) await count.add()
      return count.blockedUntil
    })
    if (!blockedUntil) return
    const seconds = Math.max(1, Math.ceil((blockedUntil.getTime() - now.getTime()) / 1_000))
    throw refuse('tooManyRequests', '', { headers: { 'retry-after': String(seconds) } })
  },
  mail: (app, actor, group, mail) =>
    app.db.transaction().execute(async db => {
      const limits = actor.id === 0 && !mail.isInternal ? [visitorMails(app, mail.to.address)] : []
      if (await countMail(db, limits, app.now())) return false
      return writeOwnMail(app, db, mail, { template: `call:${group}` })
    }),
}

const limitOf = ({ method, hourlyLimit }: Call): number | undefined =>
  hourlyLimit ?? (method === 'GET' ? undefined : defaultLimit)
