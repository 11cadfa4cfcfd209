import { expect, test } from 'vitest'
import { backupName, timeOfBackup } from './backup-name.ts'
import { expiredBackups } from './retention.ts'

const at = (time: string) => backupName(new Date(`${time}Z`))
const daily = (count: number) =>
  Array.from({ length: count }, (_, day) => backupName(new Date(Date.UTC(2026, 10, 23 - day, 3))))
const kept = (names: string[], retention: { days: number; weeks: number }) => {
  const expired = new Set(expiredBackups(names, retention))
  return names.filter(name => !expired.has(name))
}

test('a name says when its backup began, and other names say nothing', () => {
  expect(at('2026-11-23T03:04:05')).toBe('ximblox-20261123T030405Z.backup')
  expect(timeOfBackup('ximblox-20261123T030405Z.backup')).toEqual(new Date('2026-11-23T03:04:05Z'))
  expect(timeOfBackup('monday.backup')).toBeUndefined()
})

test('the newest backup of each of the last days and weeks is kept', () => {
  expect(kept(daily(60), { days: 7, weeks: 4 })).toEqual([
    ...daily(7),
    // Sundays, the ends of the weeks before.
    at('2026-11-15T03:00:00'),
    at('2026-11-08T03:00:00'),
  ])
})

test('of several backups of a day, the newest is kept', () => {
  const names = [at('2026-11-23T03:00:00'), at('2026-11-23T15:00:00'), at('2026-11-22T15:00:00')]
  expect(kept(names, { days: 2, weeks: 1 })).toEqual([names[1], names[2]])
})

test('days without a backup do not count, so that none is removed because time passes', () => {
  const names = [at('2026-11-23T03:00:00'), at('2026-10-01T03:00:00'), at('2024-02-29T03:00:00')]
  expect(expiredBackups(names, { days: 3, weeks: 1 })).toEqual([])
})

test('files of other names are never removed', () => {
  expect(expiredBackups(['notes.txt', 'ximblox-old.backup', ...daily(3)], { days: 1, weeks: 1 })).toEqual(
    daily(3).slice(1),
  )
})
