import { useFormatter, useNow } from 'use-intl'
import classes from './relative-time.module.css'
import { shownNow } from './shown-now.ts'

/** A relative time, with the exact one on hover. */
export const RelativeTime = ({ time, isShort = false }: { time: string; isShort?: boolean }) => {
  const format = useFormatter()
  const now = useNow({ updateInterval: 60_000 })
  const date = new Date(time)
  return (
    <time
      dateTime={time}
      title={format.dateTime(date, { dateStyle: 'long', timeStyle: 'short' })}
      className={classes.time}
    >
      {format.relativeTime(date, {
        now: shownNow(date, now),
        ...(isShort && { style: 'narrow' }),
      })}
    </time>
  )
}
