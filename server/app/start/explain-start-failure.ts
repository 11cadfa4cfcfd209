import { inspect } from 'node:util'
import { EmbeddedDatabaseError } from '../../kernel/db/embedded/errors.ts'
import { listenFailure, sitePort } from '../../kernel/errors/listen-failure.ts'
import { StartError } from '../../kernel/errors/start-error.ts'
import { isUnavailable } from '../../kernel/failures/refusal-of.ts'
import { isOutOfSpace } from '../../kernel/files/disk-space.ts'

/** The text printed when the start fails: one helpful line, or the stack when it can only be a bug. */
export const explainStartFailure = (error: unknown): string => {
  const reason = failureReason(error)
  return reason === undefined
    ? `Ximblox could not start because of an unexpected error:\n${inspect(error)}`
    : `Ximblox could not start: ${reason}`
}

/** One line for a cause outside the program; undefined for a bug. */
export const failureReason = (error: unknown): string | undefined => {
  const { code = '', message = '', path }: Details = Object(error)
  const [line = ''] = message.split('\n')
  if (error instanceof StartError || error instanceof EmbeddedDatabaseError) return line
  const listening = listenFailure(error, sitePort)
  if (listening !== undefined) return listening
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return `no permission to write to ${path ?? 'the data folder'}`
  if (isOutOfSpace(error)) return `the disk is full${line === '' ? '' : ` (${line})`}`
  if (isUnavailable(error) || databaseRefusals.has(code) || message === 'timeout expired')
    return `cannot connect to the database (${line || code})`
}

interface Details {
  code?: string
  message?: string
  path?: string
}

/** Wrong password, no access, unknown database, missing permission in the database. */
const databaseRefusals = new Set(['28P01', '28000', '3D000', '42501'])
