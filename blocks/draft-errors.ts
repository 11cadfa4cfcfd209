import type { ErrorEntry } from '@ximblox/contract/errors'
import { parseOptions, toErrorEntries } from '@ximblox/contract/rules/error-entries'
import * as z from 'zod/mini'

/** What is wrong with a draft. */
export interface DraftErrors {
  /** What can never be stored. */
  refused: ErrorEntry[]
  /** What may be half typed: autosave keeps it, Save and publish refuse it. */
  tolerated: ErrorEntry[]
}

/** The faults of props, told apart: texts too long, addresses and numbers half typed may be kept for now. */
export const schemaErrors = (schema: z.ZodMiniType, props: unknown, prefix: string): DraftErrors => {
  const parsed = z.safeParse(schema, props, parseOptions)
  if (parsed.success) return { refused: [], tolerated: [] }
  const { issues } = parsed.error
  return {
    refused: toErrorEntries(
      issues.filter(issue => !isHalfTyped(issue)),
      prefix,
    ),
    tolerated: toErrorEntries(issues.filter(isHalfTyped), prefix),
  }
}

// A code with a reason of its own, as `V_09 unsafe-link`, is none of them: nothing is typed letter by letter there.
const halfTyped = new Set(['V_08', 'V_09', 'V_10'])

const isHalfTyped = ({ code, message }: z.core.$ZodIssue): boolean =>
  halfTyped.has(message) || (code === 'custom' && message === 'V_17')

export const mergeErrors = (faults: readonly DraftErrors[]): DraftErrors => ({
  refused: faults.flatMap(({ refused }) => refused),
  tolerated: faults.flatMap(({ tolerated }) => tolerated),
})
