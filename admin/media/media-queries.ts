import type { Query, QueryClient } from '@tanstack/react-query'
import type { Answer } from '@ximblox/contract/call'
import type { MediaItem, media } from '@ximblox/contract/media'

/** Everything in the query cache that a change of the library may change. */
export const mediaKey = ['media'] as const
export const directoriesKey = [...mediaKey, 'directories'] as const
export const folderKey = (path: string) => [...mediaKey, 'folder', path] as const

/** Whether something in the query cache is about one of these files alone. */
export const isOfFiles = ({ queryKey }: Pick<Query, 'queryKey'>, fileIDs: ReadonlySet<unknown>): boolean =>
  (queryKey[1] === 'file' || queryKey[1] === 'uses') && fileIDs.has(queryKey[2])

/** A file that was just stored is there at once, where its folder is open; the rest follows when the folder is read again. */
export const appendFile = (queries: QueryClient, file: MediaItem): void => {
  queries.setQueryData<Answer<typeof media.getDir>>(folderKey(file.path), folder => {
    if (!folder || folder.files.some(({ id }) => id === file.id)) return folder
    return { ...folder, files: [...folder.files, file], totalItems: folder.totalItems + 1 }
  })
}
