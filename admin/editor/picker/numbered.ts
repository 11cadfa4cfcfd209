/** What a drawing is made of never moves: a place names it well enough. */
export const numbered = <T>(values: readonly T[]): { id: string; value: T }[] =>
  values.map((value, index) => ({ id: String(index), value }))
