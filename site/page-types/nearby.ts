import { tagFilter } from '@ximblox/blocks/define-list'
import type { NearbyPages, QueryContext } from '@ximblox/blocks/query-context'

/** What the end of a page leads to. */
export const nearbyPages =
  (...filters: readonly string[]) =>
  (_props: unknown, context: QueryContext): Promise<NearbyPages> =>
    context.pages.nearby({ alike: [tagFilter, ...filters], size: 3 })
