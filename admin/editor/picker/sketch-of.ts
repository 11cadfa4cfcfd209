import type { BlockDefinition } from '@ximblox/blocks/define-block'
import type { Field } from '@ximblox/blocks/fields/fields'
import type { Sketch, Stroke } from '@ximblox/blocks/picker-appearance'

/**
 * A sketch of a block that has none of its own, derived from its fields: its words, then its images, then its slots, each
 * a column. Fields of one kind are one stroke, however many there are.
 */
export const sketchOf = ({ fields, slots = {} }: Pick<BlockDefinition, 'fields' | 'slots'>): Sketch => {
  const strokes = [...new Set(Object.values(fields).map(strokeOf))].filter(stroke => stroke !== null)
  const lines = strokes.filter(stroke => stroke !== 'image')
  const places = Object.keys(slots).map((): Stroke[] => ['slot'])
  const columns = [lines, strokes.filter(stroke => stroke === 'image'), ...places]
  return columns.filter(({ length }) => length > 0)
}

const strokeOf = ({ kind }: Field): Stroke | null => {
  switch (kind) {
    case 'image':
      return 'image'
    case 'plain':
      return 'title'
    case 'multiline':
    case 'richText':
      return 'text'
    case 'link':
    case 'url':
    case 'file':
      return 'button'
    case 'list':
      return 'line'
    default:
      return null
  }
}
