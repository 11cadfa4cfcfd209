import { limits } from '../limits.ts'

/** First segments of the product's own addresses. The HTTP server accepts no route outside them. */
const reserved = new Set(['api', 'cmsadmin', 'assets', 'preview', 'healthz', 'readyz', 'metrics'])

/** Whether a decoded path such as `/api/x` belongs to the product, so that no page can be there. */
export const isReservedPath = (path: string): boolean => reserved.has(path.split('/', 2)[1] ?? '')

const segment = /^[a-z0-9]+(-[a-z0-9]+)*$/
const localeShape = /^[a-z]{2}-[a-z]{2}$/

/** Of the page of a locale that is shown where there is none; it answers with 404 and is nothing to link to. */
export const notFoundSlug = '404'

/** Whether a slug can be an address: lower-case segments, no leading or trailing slash; `""` is the home page. */
export const isSlug = (slug: string): boolean => {
  if (slug === '') return true
  if (slug.length > limits.slug) return false
  const segments = slug.split('/')
  const [first = ''] = segments
  return segments.every(part => segment.test(part)) && !reserved.has(first) && !localeShape.test(first)
}

/** Puts a page type's prefix before a slug, unless it begins with it. */
export const withPrefix = (prefix: string, slug: string): string =>
  prefix === '' || slug === prefix || slug.startsWith(`${prefix}/`)
    ? slug
    : slug === ''
      ? prefix
      : `${prefix}/${slug}`

/** A slug made from a title, accents folded. */
export const slugFrom = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)
    .replace(/-+$/, '')
