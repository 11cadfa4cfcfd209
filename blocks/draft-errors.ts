import type { ErrorEntry } from '@ximblox/contract/errors'
import { parseOptions, toErrorEntries } from '@ximblox/contract/rules/error-entries'
import * as z from 'zod/mini'

/** The validation errors of a draft. */
export interface DraftErrors {
  /** Errors that prevent storing. */
  refused: ErrorEntry[]
  /** Errors of half-typed values, which autosave accepts but Save and publish refuse. */
  tolerated: ErrorEntry[]
}

/** The errors of props; long texts and half-typed URLs and numbers are tolerated. */
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

// `unsafeLink` is not included, because links in formatted text are not typed letter by letter.
const halfTyped = new Set(['tooLong', 'invalidUrl', 'characterLimitExceeded', 'tooManyItems'])

const isHalfTyped = ({ code, message }: z.core.$ZodIssue): boolean =>
  halfTyped.has(message) || (code === 'custom' && message === 'invalidNumberOrDate')

export const mergeErrors = (errors: readonly DraftErrors[]): DraftErrors => ({
  refused: errors.flatMap(({ refused }) => refused),
  tolerated: errors.flatMap(({ tolerated }) => tolerated),
})
