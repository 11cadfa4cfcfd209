import type { Field, Fields } from '@ximblox/blocks/fields/fields'
import type { Registry } from '@ximblox/blocks/registry'
import type { EditorDocument } from './document.ts'
import { type Path, pathText } from './paths.ts'
import { type Place, stepsOf } from './place.ts'

/** The field that a place is in: what is wrong inside a formatted text or a link concerns all of it. */
export const fieldPlace = (registry: Registry, document: EditorDocument, place: Place): Place => {
  const { block, path } = place
  const [base, steps] = splitAtProps(place)
  const fields = fieldsOf(registry, document, block)
  return {
    block,
    path: fields && steps.length > 0 ? pathText([...base, ...fieldSteps(fields, steps)]) : path,
  }
}

/** The definition of the field whose value is in a place. */
export const fieldAt = (registry: Registry, document: EditorDocument, place: Place): Field | undefined => {
  const [, steps] = splitAtProps(place)
  const fields = fieldsOf(registry, document, place.block)
  return fields && definedAt(fields, steps)
}

const definedAt = (fields: Fields, [name = '', item, ...inner]: Path): Field | undefined => {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (item === undefined) return field
  return field?.kind === 'list' ? definedAt(field.fields, inner) : undefined
}

/** The steps to the props of a block or page, and those within; none within if the place is elsewhere. */
const splitAtProps = (place: Place): [base: Path, steps: Path] => {
  const steps = stepsOf(place)
  const base = place.block === null ? ['pageType', 'props'] : ['props']
  const isInProps = base.every((step, index) => steps[index] === step)
  return [base, isInProps ? steps.slice(base.length) : []]
}

/** The fields of a block, or of the page (`null`), as its type defines them. */
export const fieldsOf = (
  { blocks: definitions, contentTypes }: Registry,
  { meta, blocks }: EditorDocument,
  block: string | null,
): Fields | undefined =>
  block === null
    ? contentTypes.get(meta.pageType.id)?.fields
    : definitions.get(blocks.get(block)?.type ?? '')?.fields

const fieldSteps = (fields: Fields, steps: Path): Path => {
  const [name = '', item, ...inner] = steps
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (field?.kind !== 'list' || item === undefined || inner.length === 0) return [name]
  return [name, item, ...fieldSteps(field.fields, inner)]
}
