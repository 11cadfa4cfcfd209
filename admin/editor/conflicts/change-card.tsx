import { Button } from '@mantine/core'
import classes from './conflict-cards.module.css'

export interface Side {
  label: string
  text: string
  /** What choosing it is called. */
  choose: string
  onChoose: () => void
}

interface Props {
  /** What it is about. */
  place: string
  sides: readonly Side[]
}

/** What two people made of one thing, side by side, to choose from. */
export const ChangeCard = ({ place, sides }: Props) => (
  <article className={classes.card} aria-label={place}>
    <p className={classes.place}>{place}</p>
    <div className={classes.sides}>
      {sides.map(({ label, text, choose, onChoose }) => (
        <div key={label} className={classes.side}>
          <span className={classes.label}>{label}</span>
          <p className={classes.text}>{text}</p>
          <Button size="xs" variant="default" onClick={onChoose}>
            {choose}
          </Button>
        </div>
      ))}
    </div>
  </article>
)
