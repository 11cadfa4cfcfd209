import type { ErrorEntry } from '@ximblox/contract/errors'
import { Refusal } from '../errors/errors.ts'

/** Turns violations of the named unique constraints into errors of a property. Other errors are rethrown. */
export const refuseDuplicates = async <R>(
  work: Promise<R>,
  errors: Record<string, ErrorEntry>,
): Promise<R> => {
  try {
    return await work
  } catch (error) {
    const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : ''
    const entry = errors[constraint]
    throw entry ? new Refusal([entry]) : error
  }
}
