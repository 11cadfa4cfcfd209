import type { Json, JsonObject } from '@ximblox/contract/fields'
import type { VersionContent } from '@ximblox/contract/pages'
import { type Fields, valueFields } from './fields/fields.ts'
import { isJsonObject } from './json-object.ts'
import { mapBlocks } from './map-blocks.ts'
import { currentDefinition, currentPageType, type Registry } from './registry.ts'
import { fitText } from './rich-text/fit.ts'

type Content = Pick<VersionContent, 'blocks' | 'pageType'>

/** Fits all formatted texts of a version to what texts can contain; no word is lost. Unknown types stay as they are. */
export const fitTexts = <C extends Content>(registry: Registry, content: C): C => ({
  ...content,
  blocks: mapBlocks(content.blocks, block => ({
    ...block,
    props: fitProps(currentDefinition(registry, block)?.fields ?? {}, block.props),
  })),
  pageType: {
    ...content.pageType,
    props: fitProps(currentPageType(registry, content.pageType)?.fields ?? {}, content.pageType.props),
  },
})

/** A text that fits stays as it is, in any form that the server accepts. */
const fittedValue = (value: Json): Json => {
  const { text, lowered } = fitText(value)
  return lowered.length > 0 ? text : value
}

const fitProps = (fields: Fields, props: JsonObject): JsonObject => {
  const fitted = { ...props }
  for (const [name, field] of valueFields(fields)) {
    const value = props[name]
    if (field.kind === 'richText' && value !== undefined) fitted[name] = fittedValue(value)
    if (field.kind === 'list' && Array.isArray(value))
      fitted[name] = value.map(item => (isJsonObject(item) ? fitProps(field.fields, item) : item))
  }
  return fitted
}
