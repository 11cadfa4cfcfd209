import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ErrorEntry } from '@ximblox/contract/errors'
import type { SavePreview } from '@ximblox/contract/page-settings'
import type { Page } from '@ximblox/contract/pages'
import { useClient } from '../../api/client.tsx'
import { useWorkspace } from '../workspace.ts'

type Preview = SavePreview & { Errors?: readonly ErrorEntry[] | undefined }

interface KnownPreview {
  /** The effects of saving the page under the slug; undefined while unknown. */
  preview: Preview | undefined
  /** The page whose slug this one follows. */
  follows: SavePreview['follows']
}

export const useSavePreview = (
  { id, slug: current }: Page,
  { slug, swap }: { slug: string; swap: boolean },
): KnownPreview => {
  const client = useClient()
  const { readOnly } = useWorkspace()
  const [settled] = useDebouncedValue(slug, 300)
  const { data, isPlaceholderData } = useQuery({
    // Earlier previews may be outdated.
    gcTime: 0,
    queryKey: ['save-preview', id, current, settled, swap],
    queryFn: ({ signal }) =>
      client.page.previewSave({ params: { id }, body: { slug: settled, swap } }, { signal }),
    enabled: !readOnly,
    placeholderData: keepPreviousData,
  })
  const isKnown = settled === slug && !isPlaceholderData
  return { preview: isKnown ? data : undefined, follows: data?.follows ?? null }
}
