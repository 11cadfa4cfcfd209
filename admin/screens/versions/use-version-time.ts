import { useFormatter } from 'use-intl'

/** When a version was written, to the second: several may be of the same minute. */
export const useVersionTime = () => {
  const format = useFormatter()
  return (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'medium' })
}
