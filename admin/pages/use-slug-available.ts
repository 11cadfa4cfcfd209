import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { Locale } from '@ximblox/contract/locales'
import { isSlug } from '@ximblox/contract/rules/slug'
import { useClient } from '../api/client.tsx'

/** Undefined while unknown. */
export const useSlugAvailable = (slug: string, locale: Locale): boolean | undefined => {
  const client = useClient()
  const [settled] = useDebouncedValue(slug, 300)
  const { data } = useQuery({
    queryKey: ['slug-available', settled, locale],
    queryFn: ({ signal }) => client.page.slugAvailable({ body: { slug: settled, locale } }, { signal }),
    enabled: isSlug(settled),
  })
  return settled === slug ? data?.available : undefined
}
