import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { startFauxqs } from 'fauxqs'
import type { BucketSettings } from '../media-url.ts'

export interface TestStore {
  settings: BucketSettings
  stop(): Promise<void>
}

/** A store that speaks S3, in memory, with a bucket. It checks no signatures. */
export const startTestStore = async (): Promise<TestStore> => {
  const server = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false })
  const settings: BucketSettings = {
    kind: 'bucket',
    bucket: 'files',
    prefix: 'of/tests',
    region: 'eu-west-1',
    endpoint: `http://127.0.0.1:${server.port}`,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  }
  const { region, endpoint = '', credentials } = settings
  const client = new S3Client({
    region,
    endpoint,
    forcePathStyle: true,
    ...(credentials && { credentials }),
  })
  await client.send(new CreateBucketCommand({ Bucket: settings.bucket }))
  client.destroy()
  return { settings, stop: () => server.stop() }
}
