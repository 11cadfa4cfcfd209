import type { ErrorEntry } from '@ximblox/contract/errors'
import { entriesOf, parseOptions } from '@ximblox/contract/rules/issues'
import * as z from 'zod/mini'

/** What is wrong with a draft. */
export interface Faults {
  /** What can never be stored. */
  refused: ErrorEntry[]
  /** What may be half typed: autosave keeps it, Save and publish refuse it. */
  tolerated: ErrorEntry[]
}

/** The faults of props, told apart: texts too long, addresses and numbers half typed may be kept for now. */
export const propsFaults = (schema: z.ZodMiniType, props: unknown, prefix: string): Faults => {
  const parsed = z.safeParse(schema, props, parseOptions)
  if (parsed.success) return { refused: [], tolerated: [] }
  const { issues } = parsed.error
  return {
    refused: entriesOf(
      issues.filter(issue => !isHalfTyped(issue)),
      prefix,
    ),
    tolerated: entriesOf(issues.filter(isHalfTyped), prefix),
  }
}

// A code with a reason of its own, as `V_09 unsafe-link`, is none of them: nothing is typed letter by letter there.
const halfTyped = new Set(['V_08', 'V_09', 'V_10'])

const isHalfTyped = ({ code, message }: z.core.$ZodIssue): boolean =>
  halfTyped.has(message) || (code === 'custom' && message === 'V_17')

export const joinFaults = (faults: readonly Faults[]): Faults => ({
  refused: faults.flatMap(({ refused }) => refused),
  tolerated: faults.flatMap(({ tolerated }) => tolerated),
})
