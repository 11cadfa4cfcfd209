import { expect, test } from 'vitest'
import { type FeedItem, rssFeed } from './feed.ts'

const item: FeedItem = {
  title: 'A prize & a <b>party</b>',
  url: 'https://som.example/en-gb/news/prize',
  description: 'Less than 5 < 6',
  publishedAt: new Date('2026-11-02T09:00:00Z'),
}

const feed = (...items: FeedItem[]) =>
  rssFeed({
    title: 'News',
    description: 'What is new',
    language: 'en-GB',
    url: 'https://som.example/en-gb/news',
    feedURL: 'https://som.example/en-gb/news/feed.xml?a=1&b=2',
    items,
  })

test('a feed names itself, its page and its language', () =>
  expect(feed()).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>News</title>' +
      '<link>https://som.example/en-gb/news</link><description>What is new</description>' +
      '<language>en-GB</language><atom:link href="https://som.example/en-gb/news/feed.xml?a=1&amp;b=2" ' +
      'rel="self" type="application/rss+xml"/></channel></rss>',
  ))

test('an item has its title, URL and time of publication', () => {
  expect(feed(item)).toContain('<title>A prize &amp; a &lt;b&gt;party&lt;/b&gt;</title>')
  expect(feed(item)).toContain('<guid>https://som.example/en-gb/news/prize</guid>')
  expect(feed(item)).toContain('<pubDate>Mon, 02 Nov 2026 09:00:00 GMT</pubDate>')
})

test('a description is still plain text to a reader that takes it for HTML', () =>
  expect(feed(item)).toContain('<description>Less than 5 &amp;lt; 6</description>'))

test('an item with an id keeps it when the page moves', () =>
  expect(feed({ ...item, id: 'page:7' })).toContain('<guid isPermaLink="false">page:7</guid>'))

test('refuses a URL that runs code in the reader', () =>
  expect(() => feed({ ...item, url: 'javascript:alert(1)' })).toThrow('is not a web URL'))

test('an item without a valid date has no date', () =>
  expect(feed({ ...item, publishedAt: new Date('soon') })).not.toContain('pubDate'))

test('refuses a URL that is not absolute, and names it', () =>
  expect(() => feed({ ...item, url: '/news/prize' })).toThrow('"/news/prize" is not an absolute URL'))
