import { useFormatter, useNow } from 'use-intl'
import classes from './relative-time.module.css'

/** How long ago something was; the exact time shows on hover. */
export const RelativeTime = ({ time }: { time: string }) => {
  const format = useFormatter()
  const now = useNow({ updateInterval: 60_000 })
  const date = new Date(time)
  return (
    <time
      dateTime={time}
      title={format.dateTime(date, { dateStyle: 'long', timeStyle: 'short' })}
      className={classes.time}
    >
      {format.relativeTime(date, now < date ? date : now)}
    </time>
  )
}
