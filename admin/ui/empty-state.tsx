import type { ReactNode } from 'react'
import classes from './empty-state.module.css'
import textClasses from './text.module.css'

interface Props {
  /** What will stand there, in dashed blocks. */
  shape: 'rows' | 'tiles' | 'page'
  children: ReactNode
  /** A second sentence, below. */
  help?: ReactNode
  action?: ReactNode
}

/** Shown instead of content that is not there yet, cannot be shown or was not found. */
export const EmptyState = ({ shape, children, help, action }: Props) => (
  <div className={classes.state}>
    <svg viewBox="0 0 96 64" aria-hidden="true" className={classes.blocks}>
      {blocks[shape].map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="4" />
      ))}
    </svg>
    <p className={classes.text}>{children}</p>
    {help !== undefined && <p className={`${textClasses.hint} ${classes.help}`}>{help}</p>}
    {action}
  </div>
)

const blocks: Record<Props['shape'], [x: number, y: number, width: number, height: number][]> = {
  rows: [
    [1, 1, 94, 14],
    [1, 25, 94, 14],
    [1, 49, 94, 14],
  ],
  tiles: [
    [1, 1, 26, 26],
    [35, 1, 26, 26],
    [69, 1, 26, 26],
    [1, 36, 26, 26],
    [35, 36, 26, 26],
    [69, 36, 26, 26],
  ],
  page: [
    [19, 1, 58, 20],
    [19, 29, 25, 34],
    [52, 29, 25, 34],
  ],
}
