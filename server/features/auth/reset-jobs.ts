import { type Language, languages } from '@ximblox/contract/locales'
import { chooseLanguage } from '@ximblox/contract/rules/choose-language'
import * as z from 'zod/mini'
import { visitor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import type { Database } from '../../kernel/db/pool.ts'
import type { JobKind } from '../../kernel/jobs/job.ts'
import { enqueue } from '../../kernel/jobs/store.ts'
import { recordAudit } from '../../kernel/recording/record-audit.ts'
import { takeResetMailQuota } from '../accounts/reset-quotas.ts'
import { lockRecipientByEmail } from '../accounts/store.ts'
import { mailLink } from '../accounts/tokens.ts'

const kind = 'password-reset'
const concurrency = 4
/** Someone who still waits has asked again. */
const expiresAfter = 3_600_000

const stored = z.object({
  email: z.string(),
  language: z.nullable(z.enum(languages)),
  address: z.string(),
  at: z.string(),
})

export interface ResetRequest {
  email: string
  /** That of the browser. */
  language: Language | null
  /** The network address it came from. */
  address: string
  at: Date
}

/** Stores requests for a link to a new password, whether such accounts exist or not. */
export const requestReset = async (db: Database, requests: readonly ResetRequest[]): Promise<void> => {
  await enqueue(
    db,
    requests.map(request => ({
      kind,
      queue: request.email,
      payload: { ...request, at: request.at.toISOString() },
      runAt: request.at,
    })),
  )
}

/** Writes the mails for stored requests whose account exists and is active. */
export const resetJobs = (app: App): JobKind => ({
  name: kind,
  concurrency,
  hasDeadline: true,
  run: async ({ payload }) => {
    const { at, ...request } = z.parse(stored, payload)
    const isLate = app.now().getTime() - Date.parse(at) >= expiresAfter
    return isLate ? undefined : db => mailReset(app, db, request)
  },
})

const mailReset = async (
  app: App,
  db: Database,
  { email, language, address }: Omit<ResetRequest, 'at'>,
): Promise<void> => {
  const user = await lockRecipientByEmail(db, email)
  if (!user?.active) return
  if (!(await takeResetMailQuota(db, user.id, app.now()))) return
  await mailLink(
    app,
    db,
    'reset',
    user,
    chooseLanguage(app.registry.interfaceLanguages, [user.language, language]),
  )
  await recordAudit(db, visitor(address), 'user.forgot-password', 'user', user.id)
}
