import { normaliseTagName } from '@ximblox/contract/formats/tag-name'
import type { Kysely } from 'kysely'
import type { Actor } from '../../kernel/actor.ts'
import type { DB } from '../../kernel/db/schema.generated.ts'
import { insertFolder } from '../media/folder-store.ts'
import { insertFile, updateFile } from '../media/store.ts'
import { insertTag } from '../tags/store.ts'
import type { TagsFile } from './format.ts'
import type { StoredMedia } from './import-media.ts'
import { layout } from './layout.ts'
import type { Times } from './times.ts'
import type { FolderErrors } from './transfer-error.ts'

type Db = Kysely<DB>

/** Creates the tags of a folder. Returns their ids by key, such as `public/Water`. */
export const importTags = async (
  db: Db,
  tags: TagsFile,
  errors: FolderErrors,
): Promise<Map<string, number>> => {
  const ids = new Map<string, number>()
  for (const kind of ['public', 'private'] as const) {
    for (const name of tags[kind]) {
      const tag = await insertTag(db, kind, name)
      if (tag) ids.set(`${kind}/${name}`, tag.id)
      else errors.add(layout.tags, `${kind}: ${name} is there twice`)
    }
  }
  return ids
}

/** Creates folders, which come parents first, and files. Returns the ids of the files by path. */
export const importLibrary = async (
  db: Db,
  {
    folders,
    media,
    tagIDs,
  }: { folders: readonly string[]; media: readonly StoredMedia[]; tagIDs: Map<string, number> },
  { actor, now, times, errors }: { actor: Actor; now: Date; times: Times; errors: FolderErrors },
): Promise<Map<string, number>> => {
  // Names in the library ignore case.
  const folderIDs = new Map<string, number>()
  const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/')).toLowerCase()
  for (const path of folders) {
    const name = path.slice(path.lastIndexOf('/') + 1)
    const folder = await insertFolder(db, folderIDs.get(parentOf(path)) ?? null, name)
    if (folder) folderIDs.set(path.toLowerCase(), folder.id)
    else errors.add(layout.folders, `${path} is there twice`)
  }
  const ids = new Map<string, number>()
  for (const { part, kind, content } of media) {
    const file = await insertFile(db, {
      folderID: folderIDs.get(parentOf(part.path)) ?? null,
      name: part.path.slice(part.path.lastIndexOf('/') + 1),
      kind,
      content,
      uploadedBy: actor.id,
      uploadedAt: times.at(part.uploadedAt) ?? now,
    })
    if (!file) {
      errors.add(part.at, `path: ${part.path} is there twice`)
      continue
    }
    ids.set(part.path, file.id)
    const tags = (part.tags ?? []).flatMap(name => {
      const id = tagIDs.get(`private/${normaliseTagName(name)}`)
      if (id === undefined) errors.add(part.at, `tags: there is no private tag ${JSON.stringify(name)}`)
      return id ?? []
    })
    await updateFile(db, file.id, {
      alt: part.alt ?? '',
      shared: part.shared ?? false,
      focal: part.focal ? JSON.stringify(part.focal) : null,
      tags: tags.toSorted((a, b) => a - b),
    })
  }
  return ids
}
