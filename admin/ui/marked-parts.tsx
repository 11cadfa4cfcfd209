import type { ExcerptPart } from '@ximblox/contract/excerpt-part'
import classes from './marked-parts.module.css'

/** A text with the words that were searched for marked. */
export const MarkedParts = ({ parts }: { parts: readonly ExcerptPart[] }) =>
  parts.map((part, index) =>
    part.hit ? (
      <mark key={index} className={classes.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
