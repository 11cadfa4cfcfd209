import { useFormatter, useNow } from 'use-intl'
import classes from './relative-time.module.css'

/** How long ago something was, or how soon it will be; the exact time shows on hover. */
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
      {format.relativeTime(date, isJustNow(date, now) ? date : now)}
    </time>
  )
}

/** What the server says happened now is ahead of a clock that is late. */
const isJustNow = (date: Date, now: Date) => date > now && date.getTime() - now.getTime() < 60_000
