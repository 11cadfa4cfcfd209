import type { ReactNode } from 'react'

interface FormattedDateProps {
  /** ISO date or date-time. */
  date: string
  locale: string
}

/** A day in the words of a locale; nothing for text that is no date. */
export const FormattedDate = ({ date, locale }: FormattedDateProps): ReactNode => {
  const time = Date.parse(date)
  if (Number.isNaN(time)) return null
  return (
    <time dateTime={new Date(time).toISOString().slice(0, 10)}>
      {new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time)}
    </time>
  )
}
