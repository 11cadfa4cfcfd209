import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@ximblox/contract/call'
import type { media } from '@ximblox/contract/media'
import { useClient } from '../../api/client.tsx'
import { root } from '../folders/paths.ts'
import { folderKey, mediaKey } from '../media-queries.ts'
import { isSearch, type LibraryPlace } from './library-place.ts'

const foundKey = [...mediaKey, 'found'] as const

type Contents = Pick<Answer<typeof media.getDir>, 'directories' | 'files' | 'totalItems'>

/** The contents of a folder, or the results of a search. */
export const useContents = ({
  folder,
  term,
  tag,
  everywhere,
}: Pick<LibraryPlace, 'folder' | 'term' | 'tag' | 'everywhere'>) => {
  const client = useClient()
  const searchTerm = term.trim()
  const isFound = isSearch({ term, tag })
  const directory = everywhere ? root : folder
  return useQuery({
    queryKey: isFound ? [...foundKey, directory, tag, searchTerm] : folderKey(folder),
    queryFn: async ({ signal }): Promise<Contents> =>
      isFound
        ? await client.media.searchFiles(
            { body: { searchTerm, directory, ...(tag !== '' && { tag: Number(tag) }) } },
            { signal },
          )
        : await client.media.getDir({ body: { path: folder } }, { signal }),
    // Keeps earlier results while the user types, but never shows the files of another folder or tag.
    placeholderData: (found, query) =>
      isFound &&
      query?.queryKey[1] === foundKey[1] &&
      query.queryKey[2] === directory &&
      query.queryKey[3] === tag
        ? found
        : undefined,
  })
}
