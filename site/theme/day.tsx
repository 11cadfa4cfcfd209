interface DayProps {
  /** An ISO date or moment. */
  date: string
  locale: string
}

export const Day = ({ date, locale }: DayProps) => (
  <time dateTime={date.slice(0, 10)}>
    {new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))}
  </time>
)
