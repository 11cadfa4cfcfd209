export interface ByteRange {
  start: number
  /** Inclusive. */
  end: number
}

/**
 * The part of `size` bytes that a Range header requests. Returns `whole` without a header, and for several parts or an
 * invalid header, which the standard allows to ignore. Returns `unsatisfiable` when the range starts past the end.
 */
export const byteRange = (
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  const [, from = '', to = ''] = match ?? []
  if (from === '' && to === '') return 'whole'
  if (from === '')
    return Number(to) === 0 ? 'unsatisfiable' : { start: Math.max(size - Number(to), 0), end: size - 1 }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return 'whole'
  return start < size ? { start, end } : 'unsatisfiable'
}
