import { keepByName } from '@ximblox/contract/formats/keep-by-name'
import type { ReactNode } from 'react'

interface FormattedDateProps {
  /** ISO date or date-time; without a time zone it is a time on the clock. */
  date: string
  locale: string
  /** Shows the time, too. */
  withTime?: boolean
}

/** A date in the format of a locale; renders nothing for text that is not a date. */
export const FormattedDate = ({ date, locale, withTime = false }: FormattedDateProps): ReactNode => {
  const time = Date.parse(isLocal.test(date) ? `${date}Z` : date)
  if (Number.isNaN(time)) return null
  const format = withTime ? minuteFormatFor(locale) : dayFormatFor(locale)
  return (
    <time dateTime={new Date(time).toISOString().slice(0, withTime ? 16 : 10)}>{format.format(time)}</time>
  )
}

const isLocal = /T\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/

const dayFormatFor = keepByName(
  locale => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
)

const minuteFormatFor = keepByName(
  locale => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }),
)
