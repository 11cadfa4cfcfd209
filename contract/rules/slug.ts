import { limits } from '../limits.ts'

/** First segments of paths that belong to the CMS. The HTTP server accepts no other routes. */
const reserved = new Set(['api', 'cmsadmin', 'assets', 'preview', 'healthz', 'readyz', 'metrics'])

/** Does a decoded path such as `/api/x`, in any letters, belong to the CMS, so that no page can have it? */
export const isReservedPath = (path: string): boolean =>
  reserved.has((path.split('/', 2)[1] ?? '').toLowerCase())

const segment = /^[a-z0-9]+(-[a-z0-9]+)*$/
const localeShape = /^[a-z]{2}-[a-z]{2}$/

/** The slug of a locale's "not found" page, which responds with status 404 and cannot be linked to. */
export const notFoundSlug = '404'

/** A valid slug has lower-case segments and no leading or trailing slash; `""` is the home page. */
export const isSlug = (slug: string): boolean => {
  if (slug === '') return true
  if (slug.length > limits.slug) return false
  const segments = slug.split('/')
  const [first = ''] = segments
  return segments.every(part => segment.test(part)) && !reserved.has(first) && !localeShape.test(first)
}

/** Prepends the prefix of a page type unless the slug already starts with it. */
export const withPrefix = (prefix: string, slug: string): string =>
  prefix === '' || slug === prefix || slug.startsWith(`${prefix}/`)
    ? slug
    : slug === ''
      ? prefix
      : `${prefix}/${slug}`

/** The slug of a page after it was moved below another one; undefined for the home page, and below itself. */
export const slugBelow = (parent: string, slug: string): string | undefined => {
  const own = slug.slice(slug.lastIndexOf('/') + 1)
  if (own === '' || parent === slug || parent.startsWith(`${slug}/`)) return
  return parent === '' ? own : `${parent}/${own}`
}
