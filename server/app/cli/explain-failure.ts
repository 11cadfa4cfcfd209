import { inspect } from 'node:util'
import { isError } from '@ximblox/contract/errors'
import { messageOf } from '@ximblox/contract/messages/message-of'
import { BackupError } from '../../features/backup/backup-error.ts'
import { TransferError } from '../../features/transfer/transfer-error.ts'
import { Refusal } from '../../kernel/errors/errors.ts'
import { failureReason } from '../start/explain-start-failure.ts'
import { CommandError } from './command-error.ts'

/** The text printed when a command fails: one line, or the stack when it can only be a bug. */
export const explainFailure = (error: unknown): string =>
  `Failed: ${reasonOf(error) ?? `an unexpected error\n${inspect(error)}`}`

const reasonOf = (error: unknown): string | undefined => {
  if (error instanceof CommandError || error instanceof BackupError || error instanceof TransferError)
    return error.message
  if (error instanceof Refusal && !isError(error.entries[0], 'internalError'))
    return error.entries.map(entry => messageOf('en', entry)).join(' ')
  return failureReason(error)
}
