import type { MediaItem } from '@ximblox/contract/media'
import { pageFileHash } from '@ximblox/contract/rules/page-file-hash'
import { sharedFilePath } from '@ximblox/contract/rules/shared-file-path'
import type { Kysely } from 'kysely'
import { countUses } from '../../kernel/content/page-use-store.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { pathsOf } from './folder-store.ts'
import { type FileRow, findFile } from './store.ts'

type Db = Kysely<DB>

export const mediaItems = async (db: Db, rows: readonly FileRow[]): Promise<MediaItem[]> => {
  const paths = await pathsOf(db, [...new Set(rows.flatMap(({ folderID }) => folderID ?? []))])
  const uses = await countUses(
    db,
    rows.map(({ id }) => `f${id}`),
  )
  return rows.map(row => mediaItem(row, paths.get(row.folderID ?? 0) ?? '/', uses.get(`f${row.id}`) ?? 0))
}

/** Presents a file that is known to exist. */
export const mediaItemOf = async (db: Db, id: number): Promise<MediaItem> => {
  const row = await findFile(db, id)
  if (!row) throw new Error(`file ${id} vanished within a transaction`)
  return mediaItem(row, row.path, (await countUses(db, [`f${id}`])).get(`f${id}`) ?? 0)
}

const mediaItem = (row: FileRow, path: string, usageCount: number): MediaItem => ({
  id: row.id,
  path,
  fileName: row.name,
  defaultAltText: row.alt,
  shared: row.shared,
  kind: row.kind,
  mimeType: row.mimeType ?? '',
  size: row.size ?? 0,
  ...(row.width !== null && { width: row.width }),
  ...(row.height !== null && { height: row.height }),
  hash: row.hash === null ? '' : pageFileHash(row.hash),
  sharedPath:
    row.shared && row.hash !== null ? sharedFilePath({ id: row.id, hash: row.hash, fileName: row.name }) : '',
  ...(row.video !== null && { videoUrl: row.video }),
  focalPoint: row.focal,
  tags: row.tags,
  uploadedAt: row.uploadedAt.toISOString(),
  uploadedBy: row.uploadedBy,
  usageCount,
  revision: row.revision,
})
