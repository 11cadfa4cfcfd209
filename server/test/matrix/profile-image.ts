import type { Given } from './send.ts'

/** The smallest possible image. */
export const profileImage = (): NonNullable<Given['file']> => ({
  name: 'me.png',
  bytes: new Uint8Array(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
      'base64',
    ),
  ),
})
