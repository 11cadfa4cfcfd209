export interface Random {
  /** A number from 0 up to, but not including, the limit. */
  below(limit: number): number
  chance(of: number): boolean
  pick<T>(values: readonly T[]): T | undefined
}

/** A deterministic generator (mulberry32). */
export const randomOf = (seed: number): Random => {
  let state = seed
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, chance: of => next() < of, pick: values => values[below(values.length)] }
}
