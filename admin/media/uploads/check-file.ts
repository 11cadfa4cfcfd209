import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import { fileTypeOf } from '@ximblox/contract/file-types'
import { limits } from '@ximblox/contract/limits'

/** The errors that the server would report without reading the content, so that the file need not be sent. */
export const checkFile = ({ name, size }: Pick<File, 'name' | 'size'>): ErrorEntry[] => {
  if (!fileTypeOf(name)) return [errorAt('f', 'unsupportedFileType')]
  return size > limits.mediaFileBytes ? [errorAt('f', 'fileTooLarge')] : []
}
