import { fileURLToPath } from 'node:url'

export interface FolderSettings {
  kind: 'folder'
  folder: string
}

/** A bucket of a store that speaks S3. */
export interface BucketSettings {
  kind: 'bucket'
  bucket: string
  /** Before every key, without slashes around it. */
  prefix: string
  region: string
  /** Absent: Amazon's own. */
  endpoint: string | undefined
  /** Absent: whatever the machine it runs on is trusted with. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

export type MediaSettings = FolderSettings | BucketSettings

/** What `MEDIA_URL` means, `file:///srv/media` or `s3://bucket/prefix?region=&endpoint=`; throws what is wrong with it. */
export const readMediaURL = (address: string): FolderSettings | Omit<BucketSettings, 'credentials'> => {
  if (!URL.canParse(address)) throw new Error('must begin with file: or s3:')
  const url = new URL(address)
  if (url.protocol === 'file:') return { kind: 'folder', folder: fileURLToPath(url) }
  if (url.protocol !== 's3:') throw new Error('must begin with file: or s3:')
  return readBucketURL(url)
}

const readBucketURL = (url: URL): Omit<BucketSettings, 'credentials'> => {
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.host)) throw new Error('must name a bucket: s3://bucket')
  if (url.username || url.password) throw new Error('must hold no key; give AWS_ACCESS_KEY_ID')
  const unknown = [...url.searchParams.keys()].filter(key => !['region', 'endpoint'].includes(key))
  if (unknown.length > 0) throw new Error(`has parts that mean nothing: ${unknown.join(', ')}`)
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '')
  if (!/^[\w./-]*$/.test(prefix))
    throw new Error('must have a prefix of letters, digits, ".", "_", "-" and "/"')
  const endpoint = url.searchParams.get('endpoint') ?? undefined
  if (endpoint !== undefined && !isOrigin(endpoint))
    throw new Error('must have an endpoint such as https://host')
  const region = url.searchParams.get('region') ?? 'us-east-1'
  return { kind: 'bucket', bucket: url.host, prefix, region, endpoint }
}

const isOrigin = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
