import { permissionsPolicy } from '../http/permissions-policy.ts'

/** The headers of public responses that do not depend on the answer, as flat lists of names and values. */

const policyFor = (frames: readonly string[]): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "script-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    // The players of embedded videos.
    ['frame-src https://www.youtube-nocookie.com https://player.vimeo.com', ...frames].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Responses must never be sniffed, or loaded by other sites. */
const securityHeaders = ['X-Content-Type-Options', 'nosniff', 'Cross-Origin-Resource-Policy', 'same-origin']

/** The headers of a page that may show frames of these origins, besides the players of videos. */
export const pageHeaders = (frames: readonly string[]): readonly string[] => [
  'Content-Security-Policy',
  policyFor(frames),
  'Referrer-Policy',
  'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy',
  'same-origin',
  'Permissions-Policy',
  permissionsPolicy,
  ...securityHeaders,
]

export const documentHeaders = pageHeaders([])

export const assetHeaders = securityHeaders

/** Browsers revalidate pages each time, so that a publication is visible at once. */
export const mustRevalidate = 'public, max-age=0, must-revalidate'

/** For URLs that contain the hash of their content. */
export const immutable = 'public, max-age=31536000, immutable'

/** For a file requested under the hash of another build. */
export const shortLived = 'public, max-age=60'

export const uncached = 'no-store'
