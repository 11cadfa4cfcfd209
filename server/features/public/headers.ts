import type { PagePolicy } from '@ximblox/contract/rules/page-policy'
import { permissionsPolicy } from '../../kernel/http/permissions-policy.ts'
import { frameSources, sources } from '../../kernel/http/sources.ts'

/** The headers of public responses that do not depend on the answer, as flat lists of names and values. */

const policy = (runsScripts: boolean, added: PagePolicy) =>
  [
    "default-src 'none'",
    sources("style-src 'self'", added.styles),
    sources("img-src 'self' data:", added.images),
    sources("font-src 'self'", added.fonts),
    runsScripts ? sources("script-src 'self'", added.scripts) : "script-src 'none'",
    sources("connect-src 'self'", added.connections),
    sources("media-src 'self'", added.media),
    "manifest-src 'self'",
    frameSources(added),
    sources("form-action 'self'", added.forms),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Responses must never be sniffed, or loaded by other sites. */
const securityHeaders = ['X-Content-Type-Options', 'nosniff', 'Cross-Origin-Resource-Policy', 'same-origin']

const headersOf = (runsScripts: boolean, added: PagePolicy = {}) => [
  'Content-Security-Policy',
  policy(runsScripts, added),
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
export const documentHeaders = headersOf(false)

/**
 * Of a page of the site: only pages with scripts may run any, and nothing is loaded from other origins than those that
 * the site and the frames of the page name. Structured data is no script. A header repeats what the page says to search
 * engines.
 */
export const pageHeaders = (body: Buffer, added: PagePolicy = {}): readonly string[] => {
  const html = body.toString()
  const runsScripts = /<script(?! type="application\/ld\+json")/.test(html)
  // Texts have no such element, because they are escaped.
  const robots = html.includes('<meta name="robots" content="noindex"') ? ['X-Robots-Tag', 'noindex'] : []
  return [...headersOf(runsScripts, added), ...robots]
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
