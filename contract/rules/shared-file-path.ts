import { apiPath } from '../api-path.ts'
import { pageFileHash } from './page-file-hash.ts'

/** The public address of a shared file, which is on no page. */
export const sharedFilePath = ({
  id,
  hash,
  fileName,
}: {
  id: number
  hash: string
  fileName: string
}): string => apiPath('/medialib/shared/{id}/{hash}/{fileName}', { id, hash: pageFileHash(hash), fileName })
