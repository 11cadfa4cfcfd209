export interface ByteRange {
  start: number
  /** Inclusive. */
  end: number
}

/**
 * The part of so many bytes that a Range header asks for. The whole when there is no header, or one that asks for
 * several parts or cannot be read, which the standard allows to ignore; `unsatisfiable` when it begins past the end.
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
