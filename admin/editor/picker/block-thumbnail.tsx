import type { BlockDefinition } from '@ximblox/blocks/define-block'
import type { Field } from '@ximblox/blocks/fields/fields'
import type { Sketch, Stroke } from '@ximblox/blocks/picker-appearance'
import classes from './block-picker.module.css'

/** A sketch of a block: its own, or one derived from its fields. */
export const BlockThumbnail = ({ definition }: { definition: BlockDefinition }) => (
  <span className={classes.thumbnail} aria-hidden>
    {numbered(definition.sketch ?? sketchOf(definition)).map(({ id, value: strokes }) => (
      <span key={id} className={classes.lines}>
        {numbered(strokes).map(({ id, value }) => (
          <span key={id} className={classes.stroke} data-stroke={value} />
        ))}
      </span>
    ))}
  </span>
)

const sketchOf = ({ fields, slots = {} }: BlockDefinition): Sketch => {
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

/** Parts of a sketch never move, so their index is a sufficient key. */
const numbered = <T,>(values: readonly T[]): { id: string; value: T }[] =>
  values.map((value, index) => ({ id: String(index), value }))
