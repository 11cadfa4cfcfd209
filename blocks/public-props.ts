import type { JsonObject } from '@ximblox/contract/fields'

/** Removes props that visitors may not see. */
export const publicProps = ({ privateTags: _private, ...props }: JsonObject): JsonObject => props
