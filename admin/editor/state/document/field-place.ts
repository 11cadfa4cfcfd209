import type { Fields } from '@ximblox/blocks/fields/fields'
import type { Registry } from '@ximblox/blocks/registry'
import type { EditorDocument } from './document.ts'
import { type Path, pathText } from './paths.ts'
import { type Place, stepsOf } from './place.ts'

/** The field that a place is in: what is wrong inside a formatted text or a link concerns all of it. */
export const fieldPlace = (registry: Registry, document: EditorDocument, place: Place): Place => {
  const { block } = place
  const steps = stepsOf(place)
  const fields = fieldsOf(registry, document, block)
  const base = block === null ? ['pageType', 'props'] : ['props']
  if (!fields || steps.length <= base.length || base.some((step, index) => steps[index] !== step))
    return { block, path: place.path }
  return { block, path: pathText([...base, ...fieldSteps(fields, steps.slice(base.length))]) }
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
