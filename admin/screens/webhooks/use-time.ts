import { useFormatter } from 'use-intl'

/** Presents a time with its day. */
export const useTime = (): ((time: string | number) => string) => {
  const format = useFormatter()
  return time => format.dateTime(new Date(time), { dateStyle: 'medium', timeStyle: 'short' })
}
