import type { App } from '../../kernel/app-context.ts'
import { createPageCache, type PageCache } from './page-cache.ts'
import { hasParams } from './page-key.ts'
import { mayBeDocument } from './render-document.ts'

/** The cache of the answer with a key. */
export type CacheOf = (key: string) => PageCache

const variantBytes = 16 * 1_048_576
const documentBytes = 32 * 1_048_576

export const createPageCaches = (app: Pick<App, 'content' | 'now'>): CacheOf => {
  const options = { connected: () => app.content.connected(), clock: () => app.now().getTime() }
  const pages = createPageCache(options)
  // Separate, so that requesting many values of `?page=` does not evict pages.
  const variants = createPageCache({ ...options, maxBytes: variantBytes })
  // Separate, because a sitemap may be as large as a thousand pages.
  const documents = createPageCache({ ...options, maxBytes: documentBytes })
  for (const cache of [pages, variants, documents]) app.content.subscribe(cache)
  return key => (hasParams(key) ? variants : mayBeDocument(key) ? documents : pages)
}
