import type { Json, JsonObject } from '@ximblox/contract/fields'
import { attachmentName } from '../fields/attachment-name.ts'
import { isJsonObject } from '../json-object.ts'
import { isRichText } from '../rich-text/document.ts'
import type { AnyFieldComponents, DefinitionWithFields, FieldComponents, FieldsIn } from './field-types.ts'
import { useTag } from './heading-level.ts'
import { useKit } from './kit.ts'
import type { FieldPart } from './kit-parts.ts'
import { useRendering } from './rendering.ts'
import { type Scope, ScopesContext, useScope, useScopes } from './scope.ts'

/** Components for the fields of a block type, with typed names: `const { Plain, Img } = fieldsOf<typeof hero>()`. */
export const fieldsOf = <Definition extends DefinitionWithFields>(): FieldComponents<FieldsIn<Definition>> =>
  blockFields

/**
 * The components for one depth: 0 for the fields of a block, 1 for those of its list items. They render the fields that
 * they are typed for, so those of the block render fields of the block within an item too.
 */
const createFields = (depth: number): AnyFieldComponents => ({
  Plain: ({ field, as = 'span', ...attributes }) => {
    const kit = useKit()
    const scope = useScope(depth)
    const value = scope.values[field]
    if (typeof value !== 'string') throw typeError('text', scope, field)
    return <kit.Plain {...fieldPart(scope, field)} as={useTag(as)} value={value} attributes={attributes} />
  },

  Rich: ({ field, as = 'div', ...attributes }) => {
    const kit = useKit()
    const scope = useScope(depth)
    const value = scope.values[field]
    if (value === undefined || !isRichText(value)) throw typeError('rich text', scope, field)
    return <kit.Rich {...fieldPart(scope, field)} as={useTag(as)} value={value} attributes={attributes} />
  },

  Img: ({ field, sizes, priority = false, ...attributes }) => {
    const kit = useKit()
    const scope = useScope(depth)
    const { view } = useRendering()
    const image = scope.block.__images[attachmentName([...scope.path, field])]
    const file = image && view.files[image.fileID]
    return <kit.Img {...fieldPart(scope, field)} {...{ image, file, sizes, priority, attributes }} />
  },

  Attachment: ({ field, children }) => {
    const kit = useKit()
    const scope = useScope(depth)
    const { view } = useRendering()
    const use = scope.block.__files[attachmentName([...scope.path, field])]
    const file = use && view.files[use.fileID]
    return <kit.Attachment {...fieldPart(scope, field)} {...{ use, file, children }} />
  },

  Items: ({ field, as = 'div', children, ...attributes }) => {
    const kit = useKit()
    const scopes = useScopes()
    const scope = useScope(depth)
    const items = itemsIn(scope, field)
    const part = fieldPart(scope, field)
    const fields = itemFields[depth]
    if (!fields) throw new Error(`Blocks of type "${scope.block.type}" have too many lists in lists`)
    return (
      <kit.Items {...part} as={as} attributes={attributes} keys={items.map(({ key }) => key)}>
        {items.map((item, index) => {
          const inner = { block: scope.block, values: item, path: [...part.path, item.key] }
          return (
            <ScopesContext key={item.key} value={[...scopes.slice(0, depth + 1), inner]}>
              {children(item, fields, index)}
            </ScopesContext>
          )
        })}
      </kit.Items>
    )
  },
})

const blockFields = createFields(0)
/** Created once, because React would remount elements of new components. */
const itemFields = [1, 2, 3, 4].map(createFields)

type Item = JsonObject & { key: string }

const itemsIn = (scope: Scope, field: string): Item[] => {
  const value = scope.values[field]
  if (!Array.isArray(value) || !value.every(isItem)) throw typeError('list', scope, field)
  return value
}

const isItem = (value: Json): value is Item => isJsonObject(value) && typeof value.key === 'string'

const fieldPart = ({ block, path }: Scope, field: string): Omit<FieldPart, 'attributes'> => ({
  block,
  path: [...path, field],
})

const typeError = (kind: string, { block }: Scope, field: string): Error =>
  new Error(`Blocks of type "${block.type}" have no ${kind} field "${field}"`)
