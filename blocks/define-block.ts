import type { JsonObject } from '@ximblox/contract/fields'
import type * as z from 'zod/mini'
import type { Fields, PropsOf } from './fields/fields.ts'
import { propsSchema } from './fields/props-schema.ts'
import type { Label } from './label.ts'
import type { BlockIcon, Sketch } from './picker-appearance.ts'
import type { QueryContext } from './query-context.ts'
import type { RichText } from './rich-text/document.ts'

/** A named place for child blocks. */
export interface SlotDefinition {
  label: Label
  /** Ids of the block types allowed in it; absent means all. */
  allowed?: readonly string[]
}

/** What a block can be made of when it is pasted from another program. */
export interface PasteRules<Props> {
  heading?(heading: { level: 2 | 3 | 4; text: string }): Partial<Props>
  text?(body: RichText): Partial<Props>
}

interface BlockOptions<F extends Fields, Data> {
  id: string
  /** Raised whenever stored props need lifting; `upgrades` has the step from each earlier version. */
  version: number
  label: Label
  /** Where the picker lists it. */
  group: 'text' | 'media' | 'layout' | 'lists' | 'forms'
  /** What else people call it: words to find it by. */
  keywords?: Label
  /** What stands for it in the outline; where absent, what stands for its group. */
  icon?: BlockIcon
  /** How the picker draws it; where absent, from the fields that it has. */
  sketch?: Sketch
  fields: F
  slots?: Readonly<Record<string, SlotDefinition>>
  /** `upgrades[n]` lifts props of version n to n + 1. */
  upgrades?: Readonly<Record<number, (props: JsonObject) => JsonObject>>
  /** Data the block is drawn from besides its props; it must survive JSON. */
  query?(props: PropsOf<F>, context: QueryContext): Promise<Data>
  /** Query keys of the address that count for this block. */
  params?: readonly string[]
  /** Of several types that can be made of the same, the first in the registry is. */
  pasted?: PasteRules<PropsOf<F>>
}

/** A block type as data: no view, no style. The view is mapped to the same id by the site. */
export interface BlockDefinition<F extends Fields = Fields, Data = unknown> extends BlockOptions<F, Data> {
  /** Of complete props: every field, no unknown key. */
  propsSchema: z.ZodMiniType
}

/** Keeps the literal types of a definition, so that its view's props follow from its fields. */
export const defineBlock = <const F extends Fields, Data = null>(
  options: BlockOptions<F, Data>,
): BlockDefinition<F, Data> => ({ ...options, propsSchema: propsSchema(options.fields) })
