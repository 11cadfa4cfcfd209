import type { BlockDefinition } from '@ximblox/blocks/define-block'
import { fieldsText } from '@ximblox/blocks/fields/search-text'
import type { Label } from '@ximblox/blocks/label'
import type { JsonObject } from '@ximblox/contract/fields'

/** What a block is called: the label of its type, or for want of one the type's id. */
export const blockName = (
  definition: BlockDefinition | undefined,
  type: string,
  labelText: (label: Label) => string,
): string => (definition ? labelText(definition.label) : type)

/** The beginning of what a block says. */
export const blockSnippet = (
  definition: BlockDefinition | undefined,
  { props }: { props: JsonObject },
): string => (definition ? (fieldsText(definition.fields, props).split('\n')[0] ?? '').slice(0, 80) : '')
