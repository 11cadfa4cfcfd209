import type { JsonObject } from '@ximblox/contract/fields'

/** Props of a page type as visitors may see them. */
export const publicProps = ({ privateTags: _private, ...props }: JsonObject): JsonObject => props
