import { useFormatter } from 'use-intl'
import { valueText } from './value-text.ts'

/** Formats a value as text, with dates in the interface language. */
export const useValueText = (): ((value: unknown) => string) => {
  const format = useFormatter()
  const formatDay = (day: string) =>
    format.dateTime(new Date(`${day}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' })
  return value => valueText(value, formatDay)
}
