import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@ximblox/contract/call'
import type { media } from '@ximblox/contract/media'
import { useClient } from '../../api/client.tsx'
import { root } from '../folders/paths.ts'
import { folderKey, mediaKey } from '../media-queries.ts'
import type { LibraryPlace } from './library-place.ts'

const foundKey = [...mediaKey, 'found'] as const

type Contents = Pick<Answer<typeof media.getDir>, 'directories' | 'files' | 'totalItems'>

/** The contents of a folder, or the results of a search. */
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
    // Keeps earlier results while the user types, but never shows the files of another folder.
    placeholderData: (found, query) =>
      searchTerm !== '' && query?.queryKey[1] === foundKey[1] && query.queryKey[2] === directory
        ? found
        : undefined,
  })
}
