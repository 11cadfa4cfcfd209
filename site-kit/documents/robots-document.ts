import type { DocumentSource } from './document-source.ts'
import { sitemapPath } from './sitemap-document.ts'

/**
 * Tells search engines where the sitemap is, and what they need not read. Images stay readable, because they and link
 * previews are loaded from below `/api`.
 */
export const robotsDocument: DocumentSource = {
  find: ({ path, isDefaultLocale }) =>
    path === '/robots.txt' && isDefaultLocale
      ? {
          contentType: 'text/plain; charset=utf-8',
          content: async ({ site }) =>
            [
              'User-agent: *',
              ...closed.map(prefix => `Disallow: ${prefix}`),
              '',
              `Sitemap: ${site.url}${sitemapPath}`,
              '',
            ].join('\n'),
        }
      : undefined,
}

const closed = ['/cmsadmin', '/preview']
