import type { ErrorEntry } from '@ximblox/contract/errors'
import { fileTypeOf } from '@ximblox/contract/file-types'
import { limits } from '@ximblox/contract/limits'

/** What the server would refuse a file for whatever is in it: then it need not be sent. */
export const checkFile = ({ name, size }: Pick<File, 'name' | 'size'>): ErrorEntry[] => {
  if (!fileTypeOf(name)) return [{ property: 'f', code: 'ML_05' }]
  return size > limits.mediaFileBytes ? [{ property: 'f', code: 'ML_01' }] : []
}
