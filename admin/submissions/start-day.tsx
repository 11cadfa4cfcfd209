import { useFormatter } from 'use-intl'

/** The first day of a date such as `2027-03-02`; it is the same in every time zone. */
export const StartDay = ({ startsAt }: { startsAt: string | null }) => {
  const format = useFormatter()
  if (startsAt === null) return '–'
  const text = format.dateTime(new Date(startsAt), { dateStyle: 'medium', timeZone: 'UTC' })
  return <time dateTime={startsAt}>{text}</time>
}
