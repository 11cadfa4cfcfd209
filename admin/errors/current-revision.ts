import { isRefusal } from '@ximblox/contract/client/errors'

/** The revision that a stale-revision error reports. */
export const currentRevision = (error: unknown): number | undefined => {
  if (!isRefusal(error, 'staleRevision')) return
  const { current } = error.payload
  if (typeof current !== 'object' || current === null || !('revision' in current)) return
  return typeof current.revision === 'number' ? current.revision : undefined
}
