import type { Input, Payload } from '@ximblox/contract/call'
import { limits } from '@ximblox/contract/limits'
import type { media } from '@ximblox/contract/media'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/app-context.ts'
import { containsPattern } from '../../kernel/db/like.ts'
import { refuse } from '../../kernel/errors/errors.ts'
import { permitUser } from '../../kernel/permit.ts'
import { listAllFolders, listFolders, searchFolders } from './folder-store.ts'
import { directoryOf, folderAt } from './folders.ts'
import { mediaItemOf, mediaItems } from './present.ts'
import { findDuplicates, findFile, listFiles, searchFiles } from './store.ts'

type Media = typeof media

/** The contents of a folder. */
export const getDirectory = async (
  app: App,
  actor: Actor,
  { body }: Input<Media['getDir']>,
): Promise<Payload<Media['getDir']>> => {
  permitUser(actor)
  const folder = await folderAt(app.db, body.path)
  const directories = await listFolders(app.db, folder.id)
  const files = await listFiles(app.db, folder.id)
  return {
    path: folder.path,
    directories: directories.map(directoryOf),
    files: await mediaItems(app.db, files),
    totalItems: directories.length + files.length,
  }
}

/** All folders. */
export const listDirectories = async (app: App, actor: Actor): Promise<Payload<Media['listDirs']>> => {
  permitUser(actor)
  return { directories: (await listAllFolders(app.db)).map(directoryOf) }
}

/** A single file by id. */
export const getFile = async (
  app: App,
  actor: Actor,
  { params: { id } }: Input<Media['getFile']>,
): Promise<Payload<Media['getFile']>> => {
  permitUser(actor)
  if (!(await findFile(app.db, id))) throw refuse('mediaNotFound', 'id')
  return { file: await mediaItemOf(app.db, id), duplicates: await findDuplicates(app.db, id) }
}

/** The number of words of a search term that count. */
const maxWords = 8

/** Searches folders and files anywhere inside a folder. Without a search term and a tag the result is empty. */
export const searchLibrary = async (
  app: App,
  actor: Actor,
  { body }: Input<Media['searchFiles']>,
): Promise<Payload<Media['searchFiles']>> => {
  permitUser(actor)
  const folder = await folderAt(app.db, body.directory, 'directory')
  const searchTerm = body.searchTerm.trim()
  const answer = { searchTerm: body.searchTerm, directory: folder.path }
  if (searchTerm === '' && body.tag === undefined)
    return { ...answer, directories: [], files: [], totalItems: 0 }
  const words = searchTerm === '' ? [] : searchTerm.split(/\s+/).slice(0, maxWords)
  // Folders have no tags.
  const directories =
    body.tag === undefined
      ? await searchFolders(app.db, folder.id, containsPattern(searchTerm), limits.mediaSearchRows)
      : []
  const wanted = { below: folder.id, words, tagID: body.tag }
  const { files, total } = await searchFiles(app.db, wanted, limits.mediaSearchRows)
  return {
    ...answer,
    directories: directories.map(directoryOf),
    files: await mediaItems(app.db, files),
    totalItems: directories.length + total,
  }
}
