import type { PageCard } from '@ximblox/blocks/query-context'
import type { SitePlace } from '@ximblox/blocks/site-document'
import { type FeedItem, rssFeed } from '../feed.ts'
import { languageTag } from '../language-tag.ts'
import { type DocumentSource, documentPath } from './document-source.ts'

interface FeedOptions {
  pageType: { id: string; slugPrefix: Readonly<Record<string, string>> }
  title: (place: SitePlace) => string
  description: (place: SitePlace) => string
  /** What the feed says about a page, read from its card. */
  item: (card: PageCard) => Pick<FeedItem, 'description' | 'publishedAt'>
}

/** A feed of the newest pages of a type in each locale, at `rss.xml` below the prefix of their paths. */
export const feedDocument = ({ pageType, title, description, item }: FeedOptions): DocumentSource => {
  const pathIn = (locale: string) => {
    const prefix = pageType.slugPrefix[locale]
    return prefix && `/${prefix}/rss.xml`
  }
  return {
    find: ({ path, locale }) =>
      path === pathIn(locale)
        ? {
            contentType,
            content: async context => {
              const { site, pages } = context
              const { items } = await pages.list({
                type: pageType.id,
                locale,
                size: newest,
                onlyIndexed: true,
              })
              return rssFeed({
                title: title(context),
                description: description(context),
                language: languageTag(locale),
                url: site.url + documentPath(context, `/${pageType.slugPrefix[locale]}`),
                feedURL: site.url + documentPath(context, path),
                items: items.map(card => ({
                  ...item(card),
                  title: card.title,
                  url: site.url + card.path,
                  id: `${new URL(site.url).hostname}/pages/${card.id}`,
                })),
              })
            },
          }
        : undefined,
    links: place => {
      const path = pathIn(place.page.locale)
      return path ? (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={title(place)}
          href={documentPath(place, path)}
        />
      ) : null
    },
  }
}

const contentType = 'application/rss+xml; charset=utf-8'
const newest = 30
