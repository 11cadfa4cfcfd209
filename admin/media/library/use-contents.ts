import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@ximblox/contract/call'
import type { media } from '@ximblox/contract/media'
import { useClient } from '../../api/client.tsx'
import { root } from '../folders/paths.ts'
import { folderKey, mediaKey } from '../media-queries.ts'
import type { LibraryPlace } from './library-place.ts'

const foundKey = [...mediaKey, 'found'] as const

type Contents = Pick<Answer<typeof media.getDir>, 'directories' | 'files' | 'totalItems'>

/** What lies in a folder, or what was found in it and below, or in all of them. */
export const useContents = ({
  folder,
  term,
  everywhere,
}: Pick<LibraryPlace, 'folder' | 'term' | 'everywhere'>) => {
  const client = useClient()
  const searchTerm = term.trim()
  const directory = everywhere ? root : folder
  return useQuery({
    queryKey: searchTerm === '' ? folderKey(folder) : [...foundKey, directory, searchTerm],
    queryFn: async ({ signal }): Promise<Contents> =>
      searchTerm === ''
        ? await client.media.getDir({ body: { path: folder } }, { signal })
        : await client.media.searchFiles({ body: { searchTerm, directory } }, { signal }),
    // What was found stays while somebody types on; another folder's files would be taken for this one's.
    placeholderData: (found, query) =>
      searchTerm !== '' && query?.queryKey[1] === foundKey[1] && query.queryKey[2] === directory
        ? found
        : undefined,
  })
}
