import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { App } from '../../kernel/app-context.ts'
import type { FormPlace } from '../../kernel/forms/form-handler.ts'

/** The action of tokens that only show a submission. */
export const showAction = 'show'

export const newToken = (): string => randomBytes(32).toString('base64url')

/**
 * The same for every repetition of a submission, so that repeating it stores nothing. The time distinguishes it from a
 * submission that had its id before a backup was restored.
 */
export const showToken = ({ config }: Pick<App, 'config'>, { id, at }: { id: number; at: Date }): string =>
  createHmac('sha256', config.secret)
    .update(JSON.stringify(['show submission', id, at.toISOString()]))
    .digest('base64url')

export const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Recognises the same submission sent again: by the key that the client gave it, or else by the network it comes from.
 * The same answers in another place are another submission, such as a registration for another training.
 */
export const digestOf = (
  { config }: Pick<App, 'config'>,
  form: string,
  { data, place }: { data: object; place: FormPlace },
  from: { idempotencyKey: string | undefined; network: string },
): Buffer => {
  const origin = from.idempotencyKey === undefined ? { network: from.network } : { key: from.idempotencyKey }
  return createHmac('sha256', config.secret)
    .update(JSON.stringify(['submission', form, place.page.id, place.block?.key ?? null, data, origin]))
    .digest()
}

/** Stands for a network among those that asked for places of a subject; of another subject it is another one. */
export const networkKey = (
  { config }: Pick<App, 'config'>,
  form: string,
  subject: string,
  network: string,
): Buffer =>
  createHmac('sha256', config.secret)
    .update(JSON.stringify(['places', form, subject, network]))
    .digest()

/** Stands for a network or an email address where only its limit is kept. */
export const anonymousKey = ({ config }: Pick<App, 'config'>, kind: string, value: string): string =>
  `${kind}:${createHmac('sha256', config.secret).update(`${kind} ${value}`).digest('base64url')}`
