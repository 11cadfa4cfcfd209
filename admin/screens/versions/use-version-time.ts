import { useFormatter } from 'use-intl'

/** The time includes seconds, because several versions may be stored in one minute. */
export const useVersionTime = () => {
  const format = useFormatter()
  return (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'medium' })
}
