import type { Comparison } from './rounds.ts'

/**
 * Prints a comparison and makes the process fail when it exceeds its budget. A bad result gets a second, longer run.
 */
export const judge = async (
  name: string,
  budget: number,
  measure: (rounds: number) => Promise<Comparison>,
): Promise<void> => {
  const first = await measure(5)
  const result = first.ratio <= budget ? first : await measure(10)
  const [product, reference] = [result.product, result.reference].map(ms => `${Math.round(ms * 1_000)} µs`)
  console.log(`${name}: ${product} against ${reference}, ratio ${result.ratio.toFixed(2)}, budget ${budget}`)
  if (result.ratio > budget) process.exitCode = 1
}
