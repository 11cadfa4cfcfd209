import { limits } from '@ximblox/contract/limits'
import type { Directory } from '@ximblox/contract/media'
import { isName, normaliseName } from '@ximblox/contract/rules/file-name'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import { refuse } from '../errors.ts'
import { type FolderRecord, type FolderRow, findFolder, holdFolder } from './folder-store.ts'

type Db = Kysely<DB>

/** The folder at a path, `/` or `/a/b`; refuses with ML_04 when there is none. */
export const folderAt = async (db: Db, path: string, property = 'path'): Promise<FolderRecord> => {
  const folder = path.startsWith('/') ? await findFolder(db, namesIn(path)) : undefined
  if (!folder) throw refuse('ML_04', property)
  return folder
}

/** The same, to put something into: it cannot be deleted before the transaction ends. */
export const folderToFill = async (db: Db, path: string, property = 'path'): Promise<FolderRecord> => {
  const folder = await folderAt(db, path, property)
  if (!(await holdFolder(db, folder.id))) throw refuse('ML_04', property)
  return folder
}

export const isFolder = async (db: Db, path: string): Promise<boolean> =>
  path.startsWith('/') && (await findFolder(db, namesIn(path))) !== undefined

/** A folder other than the root, which can be neither moved nor deleted. */
export const folderToChange = async (
  db: Db,
  path: string,
  property: string,
): Promise<FolderRecord & { id: number }> => {
  const { id, ...folder } = await folderAt(db, path, property)
  if (id === null) throw refuse('V_15', property, { reason: 'root-folder' })
  return { id, ...folder }
}

/** A name as it is stored; refuses with V_15 what can be no name. */
export const checkedName = (name: string, property: string): string => {
  const normalised = normaliseName(name)
  if (!isName(normalised)) throw refuse('V_15', property, { reason: 'name-form' })
  return normalised
}

/** Refuses a path that no call could name. */
export const checkLength = (path: string, property: string): void => {
  if (path.length > limits.mediaPath)
    throw refuse('V_10', property, { reason: 'too-long', params: { max: limits.mediaPath } })
}

/** The path of something in a folder. */
export const pathIn = (folder: string, name: string): string =>
  folder === '/' ? `/${name}` : `${folder}/${name}`

/** Folder and name of a path: `/a/b` is `b` in `/a`. */
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
