import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../api/client.tsx'
import { mediaKey } from '../media-queries.ts'

/** A picture of the library, fetched whole. */
export const usePictureBlob = (imageID: number) => {
  const { media } = useClient()
  return useQuery({
    queryKey: [...mediaKey, 'picture', imageID],
    queryFn: async ({ signal }) => {
      const answer = await fetch(media.previewImage({ query: { imageID } }), { signal })
      if (!answer.ok) throw new Error(`the picture was answered with ${answer.status}`)
      return answer.blob()
    },
    // As large as pictures are, none is kept for later.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
