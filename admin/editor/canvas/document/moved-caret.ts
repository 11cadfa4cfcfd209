/**
 * The position of a caret after a text was replaced: next to the same text, or after what was inserted at its position.
 */
export const movedCaret = (before: string, after: string, caret: number): number => {
  const shorter = Math.min(before.length, after.length)
  let end = 0
  while (end < shorter && before.at(-1 - end) === after.at(-1 - end)) end += 1
  if (caret >= before.length - end) return caret + after.length - before.length
  let start = 0
  while (start < shorter - end && before[start] === after[start]) start += 1
  return caret <= start ? caret : after.length - end
}
