import { permissionsPolicy } from '../http/permissions-policy.ts'

/** Every header of public answers that does not depend on the answer, as flat name-value lists. */

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  // The players of the videos that the library takes from elsewhere.
  'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Whatever is answered is never sniffed, framed or read by other sites. */
const securityHeaders = ['X-Content-Type-Options', 'nosniff', 'Cross-Origin-Resource-Policy', 'same-origin']

export const documentHeaders = [
  'Content-Security-Policy',
  policy,
  'Referrer-Policy',
  'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy',
  'same-origin',
  'Permissions-Policy',
  permissionsPolicy,
  ...securityHeaders,
]

export const assetHeaders = securityHeaders

/** Browsers keep pages but ask each time whether they still hold: a publish is visible at once. */
export const mustRevalidate = 'public, max-age=0, must-revalidate'

/** For addresses that name their content. */
export const immutable = 'public, max-age=31536000, immutable'

/** For a file asked for under the hash of another build. */
export const shortLived = 'public, max-age=60'

export const uncached = 'no-store'
