import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Answer } from '@ximblox/contract/call'
import type { media } from '@ximblox/contract/media'
import { useClient } from '../../client.tsx'
import { root } from '../folders/paths.ts'
import { folderKey, mediaKey } from '../media-queries.ts'
import type { LibraryPlace } from './library-place.ts'

type Contents = Pick<Answer<typeof media.getDir>, 'directories' | 'files' | 'totalItems'>

/** What lies in a folder, or what was found in all of them. */
export const useContents = ({ folder, term }: Pick<LibraryPlace, 'folder' | 'term'>) => {
  const client = useClient()
  const searchTerm = term.trim()
  return useQuery({
    queryKey: searchTerm === '' ? folderKey(folder) : [...mediaKey, 'found', searchTerm],
    queryFn: async ({ signal }): Promise<Contents> =>
      searchTerm === ''
        ? await client.media.getDir({ body: { path: folder } }, { signal })
        : await client.media.searchFiles({ body: { searchTerm, directory: root } }, { signal }),
    placeholderData: keepPreviousData,
  })
}
