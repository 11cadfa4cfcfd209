import { inspect } from 'node:util'
import { EmbeddedDatabaseError } from './db/embedded/errors.ts'
import { isUnavailable } from './refusal-of.ts'
import { StartError } from './start-error.ts'

/** The text printed when the start fails: one helpful line, or the stack when it can only be a bug. */
export const explainStartFailure = (error: unknown): string => {
  const reason = reasonOf(error)
  return reason === undefined
    ? `Ximblox did not start because of an unexpected error:\n${inspect(error)}`
    : `Ximblox did not start: ${reason}`
}

const reasonOf = (error: unknown): string | undefined => {
  const { code = '', message = '', path, port, address, syscall }: Details = Object(error)
  const [line = ''] = message.split('\n')
  if (error instanceof StartError || error instanceof EmbeddedDatabaseError) return line
  if (code === 'EADDRINUSE') return `port ${port} is taken; set PORT to another one`
  if (code === 'EADDRNOTAVAIL')
    return `this machine does not have the address ${address}; set HOST to another one`
  if (code === 'EACCES' && syscall === 'listen')
    return `this account may not listen on port ${port}; set PORT to another one`
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return `no permission to write ${path ?? 'the data folder'}`
  if (code === 'ENOSPC') return 'the disk is full'
  if (isUnavailable(error) || databaseRefusals.has(code) || message === 'timeout expired')
    return `the database cannot be reached (${line || code})`
}

interface Details {
  code?: string
  message?: string
  path?: string
  port?: number
  address?: string
  syscall?: string
}

/** Wrong password, no access, unknown database, missing permission in the database. */
const databaseRefusals = new Set(['28P01', '28000', '3D000', '42501'])
