import type { Load, PutLoadOn } from './load.ts'
import { processorTime } from './process-tree.ts'

export interface Candidate {
  name: string
  load: Load
  /** The processes whose time is measured. */
  pids: readonly number[]
}

/** Processor time per request in microseconds, by round, of each candidate by its name. */
export type Costs = Record<string, number[]>

const roundLength = 2_000

/** Alternates between all candidates, so that other work on the machine affects all of them. The first round warms up. */
export const measure = async (
  candidates: readonly Candidate[],
  putLoadOn: PutLoadOn,
  rounds = 5,
): Promise<Costs> => {
  const costs: Costs = Object.fromEntries(candidates.map(({ name }) => [name, []]))
  const sent = new Map<string, number>()
  for (let round = 0; round <= rounds; round++) {
    // In both orders, because a server is slower right after others have used the caches of the processor.
    for (const { name, load, pids } of round % 2 === 0 ? candidates : candidates.toReversed()) {
      const before = processorTime(pids)
      const from = sent.get(name) ?? 0
      const requests = await putLoadOn(load, roundLength, from)
      sent.set(name, from + requests)
      if (round > 0) costs[name]?.push(((processorTime(pids) - before) * 1_000) / requests)
    }
  }
  return costs
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The ratio of each round, in order. */
export const ratios = (costs: readonly number[], others: readonly number[]): number[] =>
  costs.map((cost, round) => cost / (others[round] ?? Number.NaN)).toSorted((a, b) => a - b)
