import type { App } from '../../kernel/app-context.ts'
import { lockName } from '../../kernel/db/lock-name.ts'
import type { Database } from '../../kernel/db/pool.ts'
import type { GatheredMail } from '../../kernel/forms/form-handler.ts'
import { lockGathering, replaceGathered } from './gather-store.ts'
import { renderSiteMail, type SiteMail, writeSiteMail } from './write-site-mail.ts'

const gatherFor = 10 * 60_000

/**
 * Writes a mail that is sent at once, unless one like it to the same address went out within the last ten minutes: then
 * it becomes a line of one mail, which is sent when they are over. The rows of the outbox are all that is remembered.
 */
export const gatherMail = async (
  app: App,
  db: Database,
  mail: SiteMail,
  { line, of, link }: GatheredMail,
): Promise<void> => {
  const key = [mail.template, mail.language, mail.to.address].join(' ')
  await lockName(db, `mail ${key}`)
  const now = app.now()
  const after = (time: Date) => new Date(time.getTime() + gatherFor)
  const open = await lockGathering(db, key, now)
  if (!open) return writeSiteMail(app, db, { ...mail, gathering: { key, until: after(now), lines: [] } })
  // One with lines is sent when the ten minutes of the mail before it are over, and gathers for ten more.
  const takesMore = open.lines.length > 0 && open.until > after(now) && !open.isBegun
  const lines = takesMore ? [...open.lines, line] : [line]
  const { subject, before, after: below = [] } = of(lines)
  const gathered: SiteMail = {
    template: mail.template,
    to: mail.to,
    language: mail.language,
    subject,
    before,
    after: below,
    attachments: [],
    ...(link && { link }),
  }
  if (takesMore) return replaceGathered(db, open.id, { ...renderSiteMail(app, gathered), lines })
  return writeSiteMail(app, db, {
    ...gathered,
    gathering: { key, until: after(open.until), sendAt: open.until, lines },
  })
}
