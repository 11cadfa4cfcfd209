import type { Language } from '@ximblox/contract/locales'
import type { Labels } from '@ximblox/contract/messages/subject'
import type { Fields } from './fields/fields.ts'
import { type Label, labelIn } from './label.ts'
import type { Registry } from './registry.ts'

/** The label of a field, and the indexes or keys of the list items in its path. */
interface FieldLabel {
  label: Label
  items: string[]
}

/** Finds the label of a field such as `props.cards.k7.title`, `pageType.props.date` or `__images.cards_k7_image`. */
export const fieldLabelAt = (fields: Fields, path: string): FieldLabel | undefined => {
  const [first = '', second = '', ...rest] = path.split('.')
  if (first === 'props' || first === 'typeData') return labelAt(fields, [second, ...rest])
  if (first === 'pageType' && second === 'props') return labelAt(fields, rest)
  if (first === '__images' || first === '__files') return labelAt(fields, second.split('_'))
  return undefined
}

const labelAt = (fields: Fields, [name = '', item, ...rest]: readonly string[]): FieldLabel | undefined => {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (field?.kind !== 'list' || item === undefined || rest.length === 0)
    return field && { label: field.label, items: [] }
  const inner = labelAt(field.fields, rest)
  return inner && { ...inner, items: [item, ...inner.items] }
}

/** The labels of blocks and fields in a page or in a request of any shape that contains one. */
export const labelsIn = (registry: Registry, content: unknown, language: Language): Labels => {
  const fieldsAt = (path: string): Fields | undefined =>
    path === ''
      ? registry.contentTypes.get(pageTypeOf(content))?.fields
      : registry.blocks.get(textAt(content, `${path}.type`))?.fields
  const resolve = (label: Label) => labelIn(label, language, registry.interfaceLanguages)
  return {
    ofBlock: path => {
      const definition = registry.blocks.get(textAt(content, `${path}.type`))
      return definition && resolve(definition.label)
    },
    ofField: property => {
      const [block, path] = splitPath(property)
      const found = fieldLabelAt(fieldsAt(block) ?? {}, path)
      return found && { label: resolve(found.label), items: found.items.map(Number).filter(Number.isInteger) }
    },
  }
}

/** Splits a property into the path of its innermost block and the rest: `blocks.3` and `props.title`. */
const splitPath = (property: string): [string, string] => {
  const block = /^\w+\.\d+(\.slots\.[^.]+\.\d+)*(?=\.|$)/.exec(property)?.[0] ?? ''
  return [block, block === '' ? property : property.slice(block.length + 1)]
}

const pageTypeOf = (content: unknown) => textAt(content, 'pageType.id') || textAt(content, 'type')

const textAt = (value: unknown, path: string): string => {
  const found = path.split('.').reduce(partOf, value)
  return typeof found === 'string' ? found : ''
}

const partOf = (value: unknown, step: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, step)
    ? Reflect.get(value, step)
    : undefined
