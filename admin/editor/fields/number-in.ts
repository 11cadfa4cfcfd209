/** The number that was typed; undefined while it is none, or too large to be one. */
export const numberIn = (text: string): number | undefined => {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isFinite(number) ? number : undefined
}
