import { apiPath } from '../api-path.ts'

/** The path of a file of a page, by the hash that `pageFileHash` makes. */
export const pageFilePath = (pageID: number, group: string, hash: string, fileName: string): string =>
  apiPath('/medialib/get-page-file/{pageID}/{group}/{hash}/{fileName}', { pageID, group, hash, fileName })
