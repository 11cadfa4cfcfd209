import { cdnTags } from '../../kernel/content/cdn-tags.ts'
import { type Answer, withHeaders } from './answer.ts'
import { mustRevalidate } from './headers.ts'
import type { RenderResult } from './render-path.ts'

/** What shared caches such as a CDN are allowed to do. */
export interface SharedCaching {
  /** Allows them to keep a page until one of its tags is purged. */
  allow(result: RenderResult): RenderResult
  /** Makes them ask again for a page that may be older than its last purge. */
  revoke(answer: Answer): Answer
}

/** Purging keeps pages current, so that a time limit matters only for pages that change with the clock. */
const seconds = { limited: 60, max: 86_400 }

const cacheControl = (age: number) => `public, max-age=0, s-maxage=${age}, stale-if-error=${seconds.max}`

/** Of sites behind a CDN that is purged. Browsers still ask for each page. */
export const sharedCaching: SharedCaching = {
  allow: result => {
    if (result.kind !== 'page' || result.built.answer.status !== 200) return result
    const { answer, tags, freshUntil } = result.built
    const named = cdnTags(tags)
    const allowed = withHeaders(answer, {
      cacheControl: cacheControl(freshUntil === undefined ? seconds.max : seconds.limited),
      headers: [...answer.headers, 'Surrogate-Key', named.join(' '), 'Cache-Tag', named.join(',')],
    })
    return { ...result, built: { ...result.built, answer: allowed } }
  },
  revoke: answer => withHeaders(answer, { cacheControl: mustRevalidate, headers: answer.headers }),
}

/** Of all other sites: every cache asks for every page. */
export const noSharedCaching: SharedCaching = { allow: result => result, revoke: answer => answer }
