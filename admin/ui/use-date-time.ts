import { useFormatter } from 'use-intl'

/** Presents a moment as its day and time. */
export const useDateTime = (): ((time: string | number) => string) => {
  const format = useFormatter()
  return time => format.dateTime(new Date(time), { dateStyle: 'medium', timeStyle: 'short' })
}
