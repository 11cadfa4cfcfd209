import { type ErrorEntry, type ErrorName, errorDefinition, errorNameOf } from '@ximblox/contract/errors'

/** All reasons why content is not accepted share a code. */
const contentCode = errorDefinition('unsupportedFileType').code
const ofFile: readonly (ErrorName | undefined)[] = [
  'fileTooLarge',
  'invalidFileName',
  'characterLimitExceeded',
]

/** Whether an upload that was refused may succeed when the same file is sent again. */
export const mayRetry = (errors: readonly ErrorEntry[]): boolean =>
  !errors.some(entry => entry.code === contentCode || ofFile.includes(errorNameOf(entry)))
