import type { BlockDefinition } from '@ximblox/blocks/define-block'
import { fieldsText } from '@ximblox/blocks/fields/search-text'
import type { Label } from '@ximblox/blocks/label'
import type { JsonObject } from '@ximblox/contract/fields'
import { beginningOf } from '../ui/beginning-of.ts'

/** The label of the block's type, or the type's id if the site does not define it. */
export const blockName = (
  definition: BlockDefinition | undefined,
  type: string,
  labelText: (label: Label) => string,
): string => (definition ? labelText(definition.label) : type)

/** The beginning of the block's text. */
export const blockSnippet = (
  definition: BlockDefinition | undefined,
  { props }: { props: JsonObject },
): string => (definition ? beginningOf(fieldsText(definition.fields, props).split('\n')[0] ?? '', 80) : '')
