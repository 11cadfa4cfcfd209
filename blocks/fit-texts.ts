import type { Json } from '@ximblox/contract/fields'
import type { VersionContent } from '@ximblox/contract/pages'
import { mapFields } from './map-fields.ts'
import type { Registry } from './registry.ts'
import { fitText } from './rich-text/fit.ts'

/** Fits all formatted texts of a version to what texts can contain; no word is lost. Unknown types stay as they are. */
export const fitTexts = <C extends Pick<VersionContent, 'blocks' | 'pageType'>>(
  registry: Registry,
  content: C,
): C => mapFields(registry, content, (field, value) => (field.kind === 'richText' ? fitted(value) : value))

/** A text that fits stays as it is, in any form that the server accepts. */
const fitted = (value: Json): Json => {
  const { text, lowered } = fitText(value)
  return lowered.length > 0 ? text : value
}
