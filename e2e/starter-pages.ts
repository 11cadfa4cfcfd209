import { asAdministrator } from './people.ts'

const locales = [
  { locale: 'nl-nl', prefix: '' },
  { locale: 'en-gb', prefix: '/en-gb' },
] as const

/** A page as a visitor gets it. */
export interface Reading {
  path: string
  locale: string
  type: string
  status: number
  headers: Headers
  html: string
}

/** Where a page links to, as paths with query and fragment. */
export const linksOf = (url: string, { path, html }: Pick<Reading, 'path' | 'html'>): URL[] =>
  attributes(html, 'href').map(href => new URL(href, url + path))

export const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  )

/** Every page of the starter site, by path. */
export const readStarterSite = async (url: string): Promise<Map<string, Reading>> => {
  const readings = new Map<string, Reading>()
  for (const page of await starterPages(url)) {
    const answer = await fetch(url + page.path)
    readings.set(page.path, {
      ...page,
      status: answer.status,
      headers: answer.headers,
      html: await answer.text(),
    })
  }
  return readings
}

/** Its overviews of news are created last, and other journeys publish pages too. */
const starterPages = async (url: string) => {
  const client = await asAdministrator(url)
  const pages = await Promise.all(
    locales.map(async ({ locale, prefix }) => {
      const body = { locale, pageSize: 100, columnToSort: 'updatedAt', sortOrder: 'asc' } as const
      const { items } = (await client.page.list({ body })).data
      return items.map(({ id, slug, type }) => ({
        id,
        slug,
        type,
        locale,
        path: slug === '' ? prefix || '/' : `${prefix}/${slug}`,
      }))
    }),
  )
  const lastID = Math.max(
    ...pages.flat().map(({ id, slug }) => (slug === 'actueel' || slug === 'news' ? id : 0)),
  )
  return pages
    .flat()
    .filter(({ id }) => id <= lastID)
    .map(({ path, locale, type }) => ({ path, locale, type }))
}
