/** Parts of a sketch never move, so their index is a sufficient key. */
export const numbered = <T>(values: readonly T[]): { id: string; value: T }[] =>
  values.map((value, index) => ({ id: String(index), value }))
