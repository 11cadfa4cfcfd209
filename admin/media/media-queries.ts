import type { Query, QueryClient } from '@tanstack/react-query'
import type { Answer } from '@ximblox/contract/call'
import type { MediaItem, media } from '@ximblox/contract/media'

/** The prefix of every query that a change in the library may affect. */
export const mediaKey = ['media'] as const
export const directoriesKey = [...mediaKey, 'directories'] as const
export const folderKey = (path: string) => [...mediaKey, 'folder', path] as const

/** True for queries of a single file, if it is one of these. */
export const isOfFiles = ({ queryKey }: Pick<Query, 'queryKey'>, fileIDs: ReadonlySet<unknown>): boolean =>
  (queryKey[1] === 'file' || queryKey[1] === 'uses') && fileIDs.has(queryKey[2])

/** Shows an uploaded file in its folder right away, before the folder is fetched again. */
export const appendFile = (queries: QueryClient, file: MediaItem): void => {
  queries.setQueryData<Answer<typeof media.getDir>>(folderKey(file.path), folder => {
    if (!folder || folder.files.some(({ id }) => id === file.id)) return folder
    return { ...folder, files: [...folder.files, file], totalItems: folder.totalItems + 1 }
  })
}
