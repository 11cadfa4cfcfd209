import type { BlockDefinition } from '@ximblox/blocks/define-block'
import classes from './block-picker.module.css'
import { sketchOf } from './sketch-of.ts'

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

/** Parts of a sketch never move, so their index is a sufficient key. */
const numbered = <T,>(values: readonly T[]): { id: string; value: T }[] =>
  values.map((value, index) => ({ id: String(index), value }))
