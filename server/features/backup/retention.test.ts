import { expect, test } from 'vitest'
import { backupName, isBackupOf, timeOfBackup } from './backup-name.ts'
import { expiredBackups } from './retention.ts'

const instance = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed'
const at = (time: string) => backupName(new Date(`${time}Z`), instance)
const daily = (count: number) =>
  Array.from({ length: count }, (_, day) => backupName(new Date(Date.UTC(2026, 10, 23 - day, 3)), instance))
const kept = (names: string[], retention: { days: number; weeks: number }) => {
  const expired = new Set(expiredBackups(names, retention, 0))
  return names.filter(name => !expired.has(name))
}

test('a name says when its backup began and of which instance it is, and other names say nothing', () => {
  const name = 'ximblox-20261123T030405Z-1b9d6bcd.backup'
  expect(at('2026-11-23T03:04:05')).toBe(name)
  expect(timeOfBackup(name)).toEqual(new Date('2026-11-23T03:04:05Z'))
  expect(isBackupOf(name, instance)).toBe(true)
  expect(isBackupOf(name, '1b9d6bce-bbfd-4b2d-9b5d-ab8dfbbd4bed')).toBe(false)
  expect(timeOfBackup('monday.backup')).toBeUndefined()
})

test('a name of an earlier version says when, but not of what', () => {
  expect(timeOfBackup('ximblox-20261123T030405Z.backup')).toEqual(new Date('2026-11-23T03:04:05Z'))
  expect(isBackupOf('ximblox-20261123T030405Z.backup', instance)).toBe(false)
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
  expect(expiredBackups(names, { days: 3, weeks: 1 }, 0)).toEqual([])
})

test('files of other names are never removed', () => {
  expect(expiredBackups(['notes.txt', 'ximblox-old.backup', ...daily(3)], { days: 1, weeks: 1 }, 0)).toEqual(
    daily(3).slice(1),
  )
})

test('the newest backup from before the schema changed is kept, beside a later one of the same day', () => {
  const names = [at('2026-11-23T15:00:00'), at('2026-11-23T03:00:00'), at('2026-11-22T03:00:00')]
  const upgrade = Date.parse('2026-11-23T09:00:00Z')
  expect(expiredBackups(names, { days: 1, weeks: 1 }, upgrade)).toEqual([names[2]])
})
