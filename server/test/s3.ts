import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { buildApp } from 'fauxqs'
import type { BucketSettings } from '../kernel/config/storage-url.ts'

export interface TestStore {
  settings: BucketSettings
  stop(): Promise<void>
}

/** An in-memory S3 store with one bucket. It does not check signatures. */
export const startTestStore = async (): Promise<TestStore> => {
  const server = buildApp({ logger: false })
  const endpoint = await server.listen({ port: 0, host: '127.0.0.1' })
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
  const settings: BucketSettings = {
    kind: 'bucket',
    bucket: 'files',
    prefix: 'of/tests',
    region: 'eu-west-1',
    endpoint,
    credentials,
  }
  const client = new S3Client({
    endpoint,
    region: settings.region,
    forcePathStyle: true,
    credentials,
  })
  await client.send(new CreateBucketCommand({ Bucket: settings.bucket }))
  client.destroy()
  return { settings, stop: () => server.close() }
}
