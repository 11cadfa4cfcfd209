import { apiPath } from '../api-path.ts'
import { pageFileHash } from './page-file-hash.ts'

/** The public path of a shared file, independent of any page. */
export const sharedFilePath = ({
  id,
  hash,
  fileName,
}: {
  id: number
  hash: string
  fileName: string
}): string => apiPath('/medialib/shared/{id}/{hash}/{fileName}', { id, hash: pageFileHash(hash), fileName })
