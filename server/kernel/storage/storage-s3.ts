import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3'
import type { BucketSettings } from '../config/storage-url.ts'
import { openBucketClient } from './bucket-client.ts'
import { isStorageName, type Storage, segmentsOf } from './storage.ts'
import { openTemporaryFolder } from './temporary-folder.ts'

/** Stores files in a bucket of any S3-compatible store, as `prefix/ab/cd/abcdef…`. */
export const openBucketStorage = async (
  settings: BucketSettings,
  temporaryFolder: string,
): Promise<Storage> => {
  await openTemporaryFolder(temporaryFolder)
  const client = openBucketClient(settings)
  const { bucket, prefix } = settings
  const keyOf = (name: string) => [prefix, ...segmentsOf(name)].filter(Boolean).join('/')
  const at = (name: string) => ({ Bucket: bucket, Key: keyOf(name) })

  return {
    temporaryFolder,
    locate: name => `s3://${bucket}/${keyOf(name)}`,
    put: async (temporaryFile, name) => {
      const { size } = await stat(temporaryFile)
      const body = createReadStream(temporaryFile)
      await client.send(new PutObjectCommand({ ...at(name), Body: body, ContentLength: size }))
      await rm(temporaryFile)
    },
    read: (name, range) => {
      const part = range && { Range: `bytes=${range.start}-${range.end}` }
      return Readable.from(chunksOf(client, new GetObjectCommand({ ...at(name), ...part })), {
        objectMode: false,
      })
    },
    size: async name => {
      const found = await client.send(new HeadObjectCommand(at(name))).catch(ignoreMissing)
      return found?.ContentLength
    },
    removeAll: async beginning => {
      for (;;) {
        const list = { Bucket: bucket, Prefix: keyOf(beginning) }
        const { Contents: found = [] } = await client.send(new ListObjectsV2Command(list))
        if (found.length === 0) return
        const keys = found.map(({ Key }) => ({ Key }))
        const removal = { Bucket: bucket, Delete: { Objects: keys, Quiet: true } }
        const { Errors: [failure] = [] } = await client.send(new DeleteObjectsCommand(removal))
        if (failure) throw new Error(`${failure.Key} cannot be removed: ${failure.Message}`)
      }
    },
    list: async function* () {
      const list = { Bucket: bucket, Prefix: prefix && `${prefix}/` }
      for await (const { Contents: found = [] } of paginateListObjectsV2({ client }, list)) {
        for (const { Key: key = '', Size: size = 0, LastModified: changedAt = new Date() } of found) {
          const name = key.slice(key.lastIndexOf('/') + 1)
          if (isStorageName(name) && key === keyOf(name)) yield { name, size, changedAt }
        }
      }
    },
    check: async () => {
      await client.send(new HeadBucketCommand({ Bucket: bucket }))
    },
  }
}

async function* chunksOf(client: S3Client, command: GetObjectCommand): AsyncGenerator<Uint8Array> {
  const { Body: body } = await client.send(command)
  if (body instanceof Readable) yield* body
}

const ignoreMissing = (error: { name?: string }): undefined => {
  if (error.name !== 'NotFound') throw error
}
