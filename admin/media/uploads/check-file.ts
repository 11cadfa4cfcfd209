import { type ErrorEntry, errorAt } from '@ximblox/contract/errors'
import { uploadExtensions } from '@ximblox/contract/file-types'
import { limits } from '@ximblox/contract/limits'
import { extensionOf } from '@ximblox/contract/rules/file-name'

/** The errors that the server would report without reading the content, so that the file need not be sent. */
export const checkFile = ({ name, size }: Pick<File, 'name' | 'size'>): ErrorEntry[] => {
  const extension = extensionOf(name)
  // An image without an extension is recognised by its content.
  if (extension !== '' && !uploadExtensions.includes(extension)) return [errorAt('f', 'unsupportedFileType')]
  return size > limits.mediaFileBytes ? [errorAt('f', 'fileTooLarge')] : []
}
