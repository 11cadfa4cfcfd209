import type { ErrorCode } from '@ximblox/contract/errors'
import { refuse } from '../errors.ts'

/** Turns violations of the named unique constraints into errors of a property. Other errors are rethrown. */
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
