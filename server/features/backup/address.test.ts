import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findBackup } from './address.ts'
import { backupName } from './backup-name.ts'

const [one, other] = ['1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed', '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d']
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 3))

const folderWith = async (...names: string[]) => {
  const folder = await mkdtemp(join(tmpdir(), 'ximblox-address-'))
  for (const name of names) await writeFile(join(folder, name), '')
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) }
}

it('a folder stands for its newest backup, whatever else is there', async () => {
  const newest = backupName(at(23), one)
  await using made = await folderWith(
    backupName(at(22), one),
    newest,
    'ximblox-20261121T030000Z.backup',
    'zzz.txt',
  )
  expect((await findBackup(made.folder, undefined)).name).toBe(newest)
})

it('a folder with the backups of several instances stands for none of them', async () => {
  const [ours, theirs] = [backupName(at(22), one), backupName(at(23), other)]
  await using made = await folderWith(backupName(at(21), one), ours, theirs)
  await expect(findBackup(made.folder, undefined)).rejects.toThrow(
    `several instances, so name the one that you mean; the newest of each is ${ours} or ${theirs}`,
  )
  expect((await findBackup(join(made.folder, ours), undefined)).name).toBe(ours)
})

it('a folder without backups is named', async () => {
  await using made = await folderWith('notes.txt')
  await expect(findBackup(made.folder, undefined)).rejects.toThrow(`there are no backups at ${made.folder}`)
})
