import type { Retention } from '../../kernel/config/config.ts'
import { timeOfBackup } from './backup-name.ts'

/**
 * The names of the backups that are not kept. Never among them are other names, the newest backup, and the newest one from
 * before the schema last changed, which is the way back to the release before.
 */
export const expiredBackups = (
  names: readonly string[],
  { days, weeks }: Retention,
  schemaChangedAt: number,
): string[] => {
  const backups = names
    .flatMap(name => ({ name, at: timeOfBackup(name) ?? [] }))
    .flatMap(({ name, at }) => (at instanceof Date ? [{ name, at }] : []))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const kept = new Set([
    ...backups.slice(0, 1),
    ...backups.filter(({ at }) => at.getTime() < schemaChangedAt).slice(0, 1),
    ...newestOfEach(backups, ({ at }) => dayOf(at), days),
    ...newestOfEach(backups, ({ at }) => weekOf(at), weeks),
  ])
  return backups.filter(backup => !kept.has(backup)).map(({ name }) => name)
}

const newestOfEach = <B>(
  newestFirst: readonly B[],
  periodOf: (backup: B) => number,
  periods: number,
): B[] => {
  const newest = new Map<number, B>()
  for (const backup of newestFirst) {
    const period = periodOf(backup)
    if (!newest.has(period)) newest.set(period, backup)
  }
  return [...newest.values()].slice(0, periods)
}

const dayOf = (at: Date): number => Math.floor(at.getTime() / 86_400_000)

/** Weeks begin on Monday; day 0 was a Thursday. */
const weekOf = (at: Date): number => Math.floor((dayOf(at) + 3) / 7)
