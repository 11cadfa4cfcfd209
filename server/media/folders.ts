import { normaliseName } from '@ximblox/contract/rules/file-name'
import type { Database } from '../db/pool.ts'
import { refuse } from '../errors.ts'
import { type FolderRecord, findFolder } from './store.ts'

/** The folder at a path, `/` or `/a/b`; refuses with ML_04 when there is none. */
export const folderAt = async (db: Database, path: string): Promise<FolderRecord> => {
  const folder = path.startsWith('/') ? await findFolder(db, namesIn(path)) : undefined
  if (!folder) throw refuse('ML_04', 'path')
  return folder
}

const namesIn = (path: string): string[] => (path === '/' ? [] : normaliseName(path).slice(1).split('/'))
