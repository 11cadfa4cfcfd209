import type { ErrorCode } from '@ximblox/contract/errors'
import { refuse } from '../errors.ts'

/** Turns the refusal of a named unique constraint into the fault of a property; anything else passes on. */
export const unlessTaken = async <R>(
  work: Promise<R>,
  faults: Record<string, { property: string; code: ErrorCode }>,
): Promise<R> => {
  try {
    return await work
  } catch (error) {
    const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : ''
    const fault = faults[constraint]
    throw fault ? refuse(fault.code, fault.property) : error
  }
}
