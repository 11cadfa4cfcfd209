import type { BlockDefinition } from '@ximblox/blocks/define-block'
import { fieldsText } from '@ximblox/blocks/fields/search-text'
import type { JsonObject } from '@ximblox/contract/fields'
import type { Language } from '@ximblox/contract/locales'

/** What a block is called: the label of its type, or for want of one the type's id. */
export const blockName = (
  definition: BlockDefinition | undefined,
  type: string,
  language: Language,
): string => definition?.label[language] ?? type

/** The beginning of what a block says. */
export const blockSnippet = (
  definition: BlockDefinition | undefined,
  { props }: { props: JsonObject },
): string => (definition ? (fieldsText(definition.fields, props).split('\n')[0] ?? '').slice(0, 80) : '')
