import { stat } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type BucketSettings,
  readStorageURL,
  type StorageSettings,
  withCredentials,
} from '../../kernel/config/storage-url.ts'
import { BackupError } from './backup-error.ts'
import type { BackupLocation } from './backup-location.ts'
import { makerOfBackup, makersOf, timeOfBackup } from './backup-name.ts'
import { openLocation } from './location.ts'

/** A folder or bucket, and the name of a backup in it; without one, all of them are meant. */
interface Address {
  settings: StorageSettings
  name: string | undefined
}

/**
 * Finds a backup by a path, or by a URL such as `s3://bucket/prefix/name?endpoint=`. Of a folder, or a URL that ends with
 * "/", it is the newest one.
 */
export const findBackup = async (
  address: string,
  credentials: BucketSettings['credentials'],
): Promise<{ location: BackupLocation; name: string }> => {
  const { settings, name } = await readAddress(address, credentials)
  const location = await openLocation(settings)
  return name === undefined ? findNewest(location) : { location, name }
}

/** Finds the newest backup of a location. Throws a `BackupError` when several instances have backups there. */
export const findNewest = async (
  location: BackupLocation,
): Promise<{ location: BackupLocation; name: string }> => {
  const names = (await location.list()).filter(timeOfBackup).toSorted()
  const makers = makersOf(names)
  if (makers.length > 1) {
    const newestOfEach = makers.map(maker => names.findLast(name => makerOfBackup(name) === maker))
    throw new BackupError(
      `${location.locate('')} has backups of several instances, so name the one that you mean; the newest of each is ${newestOfEach.join(' or ')}`,
    )
  }
  const newest = names.at(-1)
  if (newest === undefined) throw new BackupError(`there are no backups at ${location.locate('')}`)
  return { location, name: newest }
}

/** Where a new backup is to be written. */
export const newBackup = async (
  address: string,
  credentials: BucketSettings['credentials'],
): Promise<{ location: BackupLocation; name: string }> => {
  const { settings, name } = await readAddress(address, credentials)
  if (name === undefined) throw new BackupError(`${address} is a folder; add the name of the backup`)
  return { location: await openLocation(settings), name }
}

const readAddress = async (address: string, credentials: BucketSettings['credentials']): Promise<Address> => {
  if (!address.startsWith('s3:'))
    return readPath(address.startsWith('file:') ? fileURLToPath(address) : address)
  const url = new URL(address)
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(url.pathname) ?? []
  url.pathname = folder
  try {
    const settings = withCredentials(readStorageURL(url.href), credentials)
    return { settings, name: name === '' ? undefined : name }
  } catch (error) {
    throw new BackupError(`${address} ${error instanceof Error ? error.message : String(error)}`)
  }
}

const readPath = async (path: string): Promise<Address> => {
  const full = resolve(path)
  const isFolder = /[/\\]$/.test(path) || (await stat(full).catch(() => undefined))?.isDirectory()
  return isFolder
    ? { settings: { kind: 'folder', folder: full }, name: undefined }
    : { settings: { kind: 'folder', folder: dirname(full) }, name: basename(full) }
}
