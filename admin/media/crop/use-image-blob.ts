import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../api/client.tsx'
import { mediaKey } from '../media-queries.ts'

export const useImageBlob = (imageID: number) => {
  const { media } = useClient()
  return useQuery({
    queryKey: [...mediaKey, 'image', imageID],
    queryFn: async ({ signal }) => {
      const answer = await fetch(media.previewImage({ query: { imageID } }), { signal })
      if (!answer.ok) throw new Error(`the image could not be loaded: status ${answer.status}`)
      return answer.blob()
    },
    // Images can be large, so they leave memory as soon as they are unused.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
