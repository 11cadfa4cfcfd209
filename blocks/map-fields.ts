import type { Json, JsonObject } from '@ximblox/contract/fields'
import type { VersionContent } from '@ximblox/contract/pages'
import { type AttachmentField, type Field, type Fields, valueFields } from './fields/fields.ts'
import { isJsonObject } from './json-object.ts'
import { mapBlocks } from './map-blocks.ts'
import { currentDefinition, currentPageType, type Registry } from './registry.ts'

type Content = Pick<VersionContent, 'blocks' | 'pageType'>
type Change = (field: Exclude<Field, AttachmentField>, value: Json) => Json

/** Changes the value of each field of a version, also in items of lists. Blocks and pages of unknown types stay as they are. */
export const mapFields = <C extends Content>(registry: Registry, content: C, change: Change): C => ({
  ...content,
  blocks: mapBlocks(content.blocks, block => ({
    ...block,
    props: mapProps(currentDefinition(registry, block)?.fields ?? {}, block.props, change),
  })),
  pageType: {
    ...content.pageType,
    props: mapProps(
      currentPageType(registry, content.pageType)?.fields ?? {},
      content.pageType.props,
      change,
    ),
  },
})

const mapProps = (fields: Fields, props: JsonObject, change: Change): JsonObject => {
  const mapped = { ...props }
  for (const [name, field] of valueFields(fields)) {
    const value = props[name]
    if (value === undefined) continue
    if (field.kind === 'list' && Array.isArray(value))
      mapped[name] = value.map(item => (isJsonObject(item) ? mapProps(field.fields, item, change) : item))
    else mapped[name] = change(field, value)
  }
  return mapped
}
