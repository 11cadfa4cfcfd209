import { fileURLToPath } from 'node:url'
import { trimEnd } from '@ximblox/contract/rules/trim-end'

export interface FolderSettings {
  kind: 'folder'
  folder: string
}

/** A bucket of an S3-compatible store. */
export interface BucketSettings {
  kind: 'bucket'
  bucket: string
  /** Prepended to every key, without leading or trailing slashes. */
  prefix: string
  region: string
  /** When absent, Amazon's own endpoint is used. */
  endpoint: string | undefined
  /** When absent, the credentials of the machine are used. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

export type StorageSettings = FolderSettings | BucketSettings

/** What a URL says, which never contains credentials. */
export type StorageURL = FolderSettings | Omit<BucketSettings, 'credentials'>

/**
 * Parses `MEDIA_URL` or `BACKUP_URL`: `file:///srv/media` or `s3://bucket/prefix?region=&endpoint=`. Throws an error
 * that says what is wrong with it.
 */
export const readStorageURL = (address: string): StorageURL => {
  if (!URL.canParse(address)) throw new Error('must begin with file: or s3:')
  const url = new URL(address)
  if (url.protocol === 'file:') {
    if (url.host !== '') throw new Error('must name a folder of this machine, such as file:///srv/files')
    return { kind: 'folder', folder: fileURLToPath(url) }
  }
  if (url.protocol !== 's3:') throw new Error('must begin with file: or s3:')
  return readBucketURL(url)
}

const readBucketURL = (url: URL): Omit<BucketSettings, 'credentials'> => {
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.host)) throw new Error('must name a bucket: s3://bucket')
  if (url.username || url.password)
    throw new Error('must not contain credentials; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY')
  const unknown = [...url.searchParams.keys()].filter(key => !['region', 'endpoint'].includes(key))
  if (unknown.length > 0) throw new Error(`has unknown parameters: ${unknown.join(', ')}`)
  const prefix = trimEnd(url.pathname.replace(/^\/+/, ''), /\//)
  if (!/^[\w./-]*$/.test(prefix))
    throw new Error('must have a prefix of letters, digits, ".", "_", "-" and "/"')
  const endpoint = url.searchParams.get('endpoint') ?? undefined
  if (endpoint !== undefined && !isOrigin(endpoint))
    throw new Error('must have an endpoint such as https://host')
  const region = url.searchParams.get('region') ?? 'us-east-1'
  return { kind: 'bucket', bucket: url.host, prefix, region, endpoint }
}

const isOrigin = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

export const withCredentials = (
  storage: StorageURL,
  credentials: BucketSettings['credentials'],
): StorageSettings => (storage.kind === 'folder' ? storage : { ...storage, credentials })
