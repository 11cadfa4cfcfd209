import { limits } from '@ximblox/contract/limits'
import type { Directory } from '@ximblox/contract/media'
import { isValidName, normaliseName } from '@ximblox/contract/rules/file-name'
import type { Kysely } from 'kysely'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { type FolderRecord, type FolderRow, findFolder, holdFolder } from './folder-store.ts'

type Db = Kysely<DB>

/** Returns the folder at a path, `/` or `/a/b`. Refuses with `mediaNotFound` when it does not exist. */
export const folderAt = async (db: Db, path: string, property = 'path'): Promise<FolderRecord> => {
  const folder = path.startsWith('/') ? await findFolder(db, namesIn(path)) : undefined
  if (!folder) throw refuse('mediaNotFound', property)
  return folder
}

/**
 * Returns the folder at a path and keeps it from being deleted until the transaction ends, so that something can be
 * added to it.
 */
export const folderToFill = async (db: Db, path: string, property = 'path'): Promise<FolderRecord> => {
  const folder = await folderAt(db, path, property)
  if (!(await holdFolder(db, folder.id))) throw refuse('mediaNotFound', property)
  return folder
}

export const isFolder = async (db: Db, path: string): Promise<boolean> =>
  path.startsWith('/') && (await findFolder(db, namesIn(path))) !== undefined

/** Returns a folder other than the root, which can be neither moved nor deleted. */
export const folderToChange = async (
  db: Db,
  path: string,
  property: string,
): Promise<FolderRecord & { id: number }> => {
  const { id, ...folder } = await folderAt(db, path, property)
  if (id === null) throw refuse('rootFolderProtected', property)
  return { id, ...folder }
}

/** Normalises a name for storage. Refuses invalid names with `invalidFileName`. */
export const checkedName = (name: string, property: string): string => {
  const normalised = normaliseName(name)
  if (Array.from(normalised).length > limits.fileName)
    throw refuse('characterLimitExceeded', property, { params: { max: limits.fileName } })
  if (!isValidName(normalised)) throw refuse('invalidFileName', property)
  return normalised
}

/** Refuses a path that is too long for other calls. */
export const checkLength = (path: string, property: string): void => {
  if (path.length > limits.mediaPath)
    throw refuse('characterLimitExceeded', property, { params: { max: limits.mediaPath } })
}

/** The path of an item in a folder. */
export const pathIn = (folder: string, name: string): string =>
  folder === '/' ? `/${name}` : `${folder}/${name}`

/** Splits a path into folder and name: `/a/b` is `b` in `/a`. */
export const splitPath = (path: string): { parent: string; name: string } => {
  const slash = path.lastIndexOf('/')
  return { parent: path.slice(0, slash) || '/', name: path.slice(slash + 1) }
}

export const directoryOf = ({ path, name, files, folders }: FolderRow): Directory => ({
  path,
  folderName: name,
  files,
  directories: folders,
})

const namesIn = (path: string): string[] => (path === '/' ? [] : normaliseName(path).slice(1).split('/'))
