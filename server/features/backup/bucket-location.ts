import { PassThrough, Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { BucketSettings } from '../../kernel/config/storage-url.ts'
import { openBucketClient } from '../../kernel/storage/bucket-client.ts'
import { BackupError } from './backup-error.ts'
import type { BackupLocation } from './backup-location.ts'

/** In bytes. An upload has at most 10,000 parts, so a backup can have 160 GB; two parts are in memory. */
const partSize = 16 * 1024 * 1024

export const openBucketLocation = (settings: BucketSettings): BackupLocation => {
  const client = openBucketClient(settings)
  const { bucket, prefix } = settings
  const folder = prefix === '' ? '' : `${prefix}/`
  const at = (name: string) => ({ Bucket: bucket, Key: folder + name })
  const nameOf = (key = '') => key.slice(folder.length)
  const locate = (name: string) => `s3://${bucket}/${folder}${name}`
  const head = (name: string) =>
    client.send(new HeadObjectCommand(at(name))).catch(error => {
      if (Object(error).name === 'NotFound') return
      throw error
    })
  const size = async (name: string) => {
    const found = await head(name)
    if (!found) throw new BackupError(`there is no backup at ${locate(name)}`)
    return found.ContentLength ?? 0
  }

  return {
    list: async () => {
      const names: string[] = []
      const list = { Bucket: bucket, Prefix: folder, Delimiter: '/' }
      for await (const { Contents: found = [] } of paginateListObjectsV2({ client }, list))
        names.push(...found.map(({ Key }) => nameOf(Key)))
      return names
    },
    size,
    open: async name => {
      await size(name)
      const { Body: body } = await client.send(new GetObjectCommand(at(name)))
      if (!(body instanceof Readable)) throw new Error('the store sent no content')
      return body
    },
    create: async (name, write) => {
      if (await head(name)) throw new BackupError(`${locate(name)} exists already`)
      const target = new PassThrough()
      const upload = new Upload({ client, params: { ...at(name), Body: target }, partSize, queueSize: 2 })
      const uploaded = upload.done()
      try {
        // Nobody reads what is written any more when the upload has failed.
        await Promise.race([write(target), uploaded.then(() => new Promise<never>(() => {}))])
        await uploaded
      } catch (error) {
        await upload.abort()
        await uploaded.catch(() => {})
        throw error
      }
    },
    remove: async name => {
      await client.send(new DeleteObjectCommand(at(name)))
    },
    removeUnfinished: async isOurs => {
      const { Uploads: uploads = [] } = await client.send(
        new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: folder }),
      )
      for (const { Key, UploadId } of uploads)
        if (isOurs(nameOf(Key)))
          await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }))
    },
    locate,
  }
}
