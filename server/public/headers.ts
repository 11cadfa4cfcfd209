import { frameSources } from '../http/frame-sources.ts'
import { permissionsPolicy } from '../http/permissions-policy.ts'

/** The headers of public responses that do not depend on the answer, as flat lists of names and values. */

const policy = (scripts: "'self'" | "'none'", frames: readonly string[]) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `script-src ${scripts}`,
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    frameSources(frames),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Responses must never be sniffed, or loaded by other sites. */
const securityHeaders = ['X-Content-Type-Options', 'nosniff', 'Cross-Origin-Resource-Policy', 'same-origin']

const headersOf = (scripts: "'self'" | "'none'", frames: readonly string[] = []) => [
  'Content-Security-Policy',
  policy(scripts, frames),
  // For browsers that do not know frame-ancestors.
  'X-Frame-Options',
  'DENY',
  'Referrer-Policy',
  'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy',
  'same-origin',
  'Permissions-Policy',
  permissionsPolicy,
  ...securityHeaders,
]

/** Of built-in pages and redirects, which run no scripts. */
export const documentHeaders = headersOf("'none'")

/**
 * Of a page of the site: only pages with scripts may run any, and only pages with frames of these origins may show them,
 * besides the players of videos. Structured data is no script. A header repeats what the page says to search engines.
 */
export const pageHeaders = (body: Buffer, frames: readonly string[] = []): readonly string[] => {
  const html = body.toString()
  const scripts = /<script(?! type="application\/ld\+json")/.test(html) ? "'self'" : "'none'"
  // Texts have no such element, because they are escaped.
  const robots = html.includes('<meta name="robots" content="noindex"') ? ['X-Robots-Tag', 'noindex'] : []
  return [...headersOf(scripts, frames), ...robots]
}

/** The same headers for a page with one inline style, by the hash of that style. */
export const allowingStyle = (headers: readonly string[], styleHash: string): string[] =>
  headers.map(value => value.replace("style-src 'self'", `style-src 'self' ${styleHash}`))

export const assetHeaders = securityHeaders

/** Of documents such as feeds, which other sites may read. */
export const documentFileHeaders = [
  'Content-Security-Policy',
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options',
  'nosniff',
  'Cross-Origin-Resource-Policy',
  'cross-origin',
]

/** Browsers revalidate pages each time, so that a publication is visible at once. */
export const mustRevalidate = 'public, max-age=0, must-revalidate'

/** For URLs that contain the hash of their content. */
export const immutable = 'public, max-age=31536000, immutable'

/** For a file requested under the hash of another build. */
export const shortLived = 'public, max-age=60'

export const uncached = 'no-store'

/** For what only one user may see. */
export const privateOnly = 'private, no-store'
