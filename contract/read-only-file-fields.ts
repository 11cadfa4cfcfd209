import * as z from 'zod/mini'

const ignored = z.optional(z.unknown())

/** Fields of a fetched file are accepted and ignored; `newPath` and `newFileName` move and rename it. */
export const readOnlyFileFields = {
  ...{ path: ignored, fileName: ignored, kind: ignored, mimeType: ignored, size: ignored },
  ...{ width: ignored, height: ignored, hash: ignored, videoUrl: ignored },
  sharedPath: ignored,
  ...{ uploadedAt: ignored, uploadedBy: ignored, usageCount: ignored },
}
