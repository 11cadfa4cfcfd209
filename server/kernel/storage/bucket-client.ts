import { S3Client } from '@aws-sdk/client-s3'
import type { BucketSettings } from '../config/storage-url.ts'

export const openBucketClient = ({ region, endpoint, credentials }: BucketSettings): S3Client =>
  new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Other stores than Amazon's reject the checksums that the client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
