/** How many typing errors a word may have: one, and two from nine letters on; none in short words and in numbers. */
export const allowedErrors = (word: string): number => {
  if (word.length < 4 || /\p{N}/u.test(word)) return 0
  return word.length < 9 ? 1 : 2
}

/** The number of letters to insert, remove, replace or swap with their neighbour to turn one word into the other. */
export const editDistance = (one: string, other: string): number => {
  const [a, b] = [Array.from(one), Array.from(other)]
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of a.entries()) {
    const row = [i + 1]
    for (const [j, otherLetter] of b.entries()) {
      const replaced = (last[j] ?? 0) + (letter === otherLetter ? 0 : 1)
      const isSwapped = i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === otherLetter
      const swapped = isSwapped ? (beforeLast[j - 1] ?? 0) + 1 : replaced
      row.push(Math.min(replaced, swapped, (last[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1))
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}
