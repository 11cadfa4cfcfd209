import { escapeMarkup } from './escape-markup.ts'
import { isValidDate, xmlDeclaration, xmlElement, xmlURL } from './xml.ts'

export interface FeedItem {
  title: string
  url: string
  /** Plain text. */
  description?: string
  publishedAt: Date
  /** Must not change when the page moves, so that readers do not get the item twice; by default the URL. */
  id?: string
}

export interface Feed {
  title: string
  description: string
  /** Language tag of the items. */
  language: string
  /** The page that the feed belongs to. */
  url: string
  feedURL: string
  /** Newest first. */
  items: readonly FeedItem[]
}

/** A feed in RSS 2.0. */
export const rssFeed = ({ title, description, language, url, feedURL, items }: Feed): string => {
  const channel = [
    xmlElement('title', title),
    `<link>${xmlURL(url)}</link>`,
    xmlElement('description', description),
    xmlElement('language', language),
    `<atom:link href="${xmlURL(feedURL)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(itemElement),
  ]
  return `${xmlDeclaration}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel.join('')}</channel></rss>`
}

const itemElement = ({ title, url, description, publishedAt, id }: FeedItem): string => {
  const guid = id === undefined ? `<guid>${xmlURL(url)}</guid>` : guidElement(id)
  const parts = [
    xmlElement('title', title),
    `<link>${xmlURL(url)}</link>`,
    guid,
    ...(isValidDate(publishedAt) ? [xmlElement('pubDate', publishedAt.toUTCString())] : []),
    ...(description ? [xmlElement('description', asText(description))] : []),
  ]
  return `<item>${parts.join('')}</item>`
}

const guidElement = (id: string): string => `<guid isPermaLink="false">${escapeMarkup(id)}</guid>`

/** Readers parse descriptions as HTML, so plain text is escaped once for HTML and once for XML. */
const asText = (description: string): string => escapeMarkup(description)
