import { keepByName } from '@ximblox/contract/formats/keep-by-name'
import type { ReactNode } from 'react'

interface FormattedDateProps {
  /** ISO date or date-time. */
  date: string
  locale: string
}

/** A date in the format of a locale; renders nothing for text that is not a date. */
export const FormattedDate = ({ date, locale }: FormattedDateProps): ReactNode => {
  const time = Date.parse(date)
  if (Number.isNaN(time)) return null
  return <time dateTime={new Date(time).toISOString().slice(0, 10)}>{formatFor(locale).format(time)}</time>
}

const formatFor = keepByName(
  locale => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
)
