import type { JsonObject } from 'ximblox'
import type { PageView } from 'ximblox/views'
import { isObject } from '../../rules/is-object.ts'
import { organizationReference } from './organization.ts'
import { dataOf, descriptionOf, imageOf, urlOf } from './page-facts.ts'
import { withoutEmpty } from './without-empty.ts'

/** The article of a news page. */
export const newsArticle = (view: PageView): JsonObject => {
  const { page } = view
  const { author, date } = page.props
  const image = imageOf(view)
  return withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: page.title,
    description: descriptionOf(view),
    image: image === '' ? [] : [image],
    datePublished: date || page.publishedAt,
    dateModified: page.publishedAt,
    author:
      typeof author === 'string' && author !== '' ? authorOf(author, view) : organizationReference(view),
    publisher: organizationReference(view),
    inLanguage: page.locale,
    mainEntityOfPage: urlOf(view),
  })
}

const authorOf = (name: string, view: PageView): JsonObject => {
  const { author } = dataOf(view)
  const path = isObject(author) && typeof author.path === 'string' ? author.path : ''
  return withoutEmpty({ '@type': 'Person', name, url: path === '' ? '' : `${view.site.url}${path}` })
}
