import { type Load, putLoadOn } from './load.ts'
import { processorTime } from './process-tree.ts'

export interface Candidate {
  load: Load
  /** The processes whose time is measured. */
  pids: readonly number[]
}

export interface Comparison {
  /** Processor time per request in milliseconds, as medians over the rounds. */
  product: number
  reference: number
  /** The median of the ratios of all rounds. */
  ratio: number
}

const roundLength = 2_000

/** Alternates between the two, so that other work on the machine affects both equally. */
export const compare = async (product: Candidate, reference: Candidate, rounds = 5): Promise<Comparison> => {
  await costOf(product, roundLength)
  await costOf(reference, roundLength)
  const costs: { product: number; reference: number }[] = []
  for (let round = 0; round < rounds; round++) {
    costs.push({
      product: await costOf(product, roundLength),
      reference: await costOf(reference, roundLength),
    })
  }
  return {
    product: median(costs.map(cost => cost.product)),
    reference: median(costs.map(cost => cost.reference)),
    ratio: median(costs.map(cost => cost.product / cost.reference)),
  }
}

const costOf = async ({ load, pids }: Candidate, milliseconds: number): Promise<number> => {
  const before = processorTime(pids)
  const requests = await putLoadOn(load, milliseconds)
  return (processorTime(pids) - before) / requests
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
