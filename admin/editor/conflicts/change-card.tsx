import { Button } from '@mantine/core'
import { SideValue } from '../../comparison/side-value.tsx'
import classes from './conflict-cards.module.css'

export interface Side {
  label: string
  value: unknown
  /** What choosing it is called. */
  choose: string
  onChoose: () => void
}

interface Props {
  /** What it is about. */
  place: string
  /** Who changed it, in a sentence; the place alone without. */
  title?: string
  sides: readonly [Side, Side]
}

/** What two people made of one thing, side by side, to choose from. */
export const ChangeCard = ({ place, title = place, sides }: Props) => (
  <article className={classes.card} aria-label={place}>
    <p className={classes.place}>{title}</p>
    <div className={classes.sides}>
      {sides.map(({ label, value, choose, onChoose }, index) => (
        <div key={label} className={classes.side}>
          <span className={classes.label}>{label}</span>
          <SideValue value={value} other={sides[1 - index]?.value} />
          <Button size="xs" variant="default" onClick={onChoose}>
            {choose}
          </Button>
        </div>
      ))}
    </div>
  </article>
)
