/** Fills in the places of a text, also with what looks like a place itself. */
export const fill = (text: string, values: Record<string, string | undefined>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
