import { type Refusal, refuse } from '../../kernel/errors/errors.ts'

/** Refuses what may be sent again at a time. */
export const tooManyRequests = (until: Date, now: Date): Refusal =>
  refuse('tooManyRequests', '', {
    headers: { 'retry-after': String(Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000))) },
  })
