import type { ErrorCode } from '@ximblox/contract/errors'
import { refuse } from '../errors.ts'

/** Turns the refusal of a named unique constraint into the fault of a property; anything else passes on. */
export const refuseDuplicates = async <R>(
  work: Promise<R>,
  errors: Record<string, { property: string; code: ErrorCode }>,
): Promise<R> => {
  try {
    return await work
  } catch (error) {
    const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : ''
    const duplicate = errors[constraint]
    throw duplicate ? refuse(duplicate.code, duplicate.property) : error
  }
}
