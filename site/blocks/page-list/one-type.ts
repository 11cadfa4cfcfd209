import type { JsonObject } from 'ximblox'

/** The first version listed one type, as rows. */
export const upgradeFromOneType = ({ pageType, ...props }: JsonObject): JsonObject => ({
  ...props,
  types: [{ key: 'first', type: pageType === 'basic' ? 'basic' : 'news' }],
})
