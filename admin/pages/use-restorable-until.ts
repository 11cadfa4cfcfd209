import { purgeTime } from '@ximblox/contract/rules/bin-period'
import { useFormatter, useNow } from 'use-intl'

/** The day until which what is deleted now can be restored from the bin. */
export const useRestorableUntil = (): string => {
  const format = useFormatter()
  const now = useNow()
  return format.dateTime(purgeTime(now), { dateStyle: 'long' })
}
