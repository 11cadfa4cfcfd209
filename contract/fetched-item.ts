import * as z from 'zod/mini'

const ignored = z.optional(z.unknown())

/** What a fetched file carries is accepted back; `newPath` and `newFileName` move and rename it. */
export const ofFetchedItem = {
  ...{ path: ignored, fileName: ignored, kind: ignored, mimeType: ignored, size: ignored },
  ...{ width: ignored, height: ignored, hash: ignored, videoUrl: ignored },
  ...{ uploadedAt: ignored, uploadedBy: ignored, usageCount: ignored },
}
