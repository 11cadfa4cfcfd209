import { limits } from '@ximblox/contract/limits'
import { useFormatter, useNow } from 'use-intl'

/** The day until which what is deleted now can be restored from the bin. */
export const useRestorableUntil = (): string => {
  const format = useFormatter()
  const now = useNow()
  return format.dateTime(new Date(now.getTime() + limits.binDays * 86_400_000), { dateStyle: 'long' })
}
