import { Button } from '@mantine/core'
import { SideValue } from '../../comparison/side-value.tsx'
import textClasses from '../../ui/text.module.css'
import classes from './conflict-cards.module.css'

export interface Side {
  label: string
  value: unknown
  /** The label of the button that chooses this side. */
  choose: string
  onChoose: () => void
}

interface Props {
  /** What was changed. */
  place: string
  /** A sentence that names the author, or the place. */
  title: string
  /** What the page shows, and the versions to choose instead. */
  sides: readonly Side[]
}

/** Shows versions of the same thing side by side to choose from. */
export const ChangeCard = ({ place, title, sides }: Props) => (
  <article className={classes.card} aria-label={place}>
    <p className={classes.place}>{title}</p>
    <div className={classes.sides}>
      {sides.map(({ label, value, choose, onChoose }, index) => (
        <div key={index} className={classes.side}>
          <span className={textClasses.detail}>{label}</span>
          <SideValue value={value} other={sides[index === 0 ? 1 : 0]?.value} />
          <Button size="xs" variant="default" onClick={onChoose}>
            {choose}
          </Button>
        </div>
      ))}
    </div>
  </article>
)
