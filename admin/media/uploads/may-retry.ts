import { type ErrorEntry, type ErrorName, errorNameOf } from '@ximblox/contract/errors'

/** What is wrong with the file itself, so that sending it again changes nothing. */
const final: readonly (ErrorName | undefined)[] = [
  'fileTooLarge',
  'unsupportedFileType',
  'wrongFileContent',
  'damagedFile',
  'tooManyPixels',
  'fileTooComplex',
  'macrosNotAllowed',
  'heicFile',
  'otherKindOfFile',
  'invalidFileName',
  'characterLimitExceeded',
]

/** Whether an upload that was refused may succeed when it is tried again. */
export const mayRetry = (errors: readonly ErrorEntry[]): boolean =>
  !errors.some(entry => final.includes(errorNameOf(entry)))
