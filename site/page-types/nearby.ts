import { type NearbyPages, type QueryContext, tagFilter } from 'ximblox'

/** What the end of a page leads to. */
export const nearbyPages =
  (...filters: readonly string[]) =>
  (_props: unknown, context: QueryContext): Promise<NearbyPages> =>
    context.pages.nearby({ alike: [tagFilter, ...filters], size: 3 })
