import { limits } from '../limits.ts'

const period = limits.binDays * 86_400_000

/** When something that was deleted at a time is deleted permanently. */
export const purgeTime = (deletedAt: Date): Date => new Date(deletedAt.getTime() + period)

/** What was deleted before this time is due for permanent deletion. */
export const purgedBefore = (now: Date): Date => new Date(now.getTime() - period)
