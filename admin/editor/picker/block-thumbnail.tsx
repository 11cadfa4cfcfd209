import type { BlockDefinition } from '@ximblox/blocks/define-block'
import type { Field } from '@ximblox/blocks/fields/fields'
import classes from './block-picker.module.css'

type Stroke = 'picture' | 'title' | 'text' | 'button' | 'items' | 'slot'

/** A sketch of a block, drawn from the fields that it has. */
export const BlockThumbnail = ({ definition }: { definition: BlockDefinition }) => {
  const slots = Object.keys(definition.slots ?? {})
  const strokes = [...new Set(Object.values(definition.fields).map(strokeOf))].filter(
    stroke => stroke !== null,
  )
  return (
    <span className={classes.thumbnail} data-beside={strokes.includes('picture') || undefined} aria-hidden>
      <span className={classes.lines}>
        {strokes
          .filter(stroke => stroke !== 'picture')
          .map(stroke => (
            <span key={stroke} className={classes.stroke} data-stroke={stroke} />
          ))}
        {slots.length > 0 && (
          <span className={classes.slots}>
            {slots.map(slot => (
              <span key={slot} className={classes.stroke} data-stroke="slot" />
            ))}
          </span>
        )}
      </span>
      {strokes.includes('picture') && <span className={classes.stroke} data-stroke="picture" />}
    </span>
  )
}

const strokeOf = ({ kind }: Field): Stroke | null => {
  switch (kind) {
    case 'image':
      return 'picture'
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
      return 'items'
    default:
      return null
  }
}
