import type { JsonObject } from '@ximblox/contract/fields'
import type { Fields, PropsOf } from './fields/fields.ts'

export type PublicPropsOf<F extends Fields> = Omit<PropsOf<F>, 'privateTags'>

/** Removes props that visitors may not see. */
export const publicProps = ({ privateTags: _private, ...props }: JsonObject): JsonObject => props
