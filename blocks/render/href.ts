import { anchorsOf } from '../anchors.ts'
import type { LinkValue } from '../fields/link.ts'
import type { PageReference } from '../page-reference.ts'
import { isSafeHref } from '../rich-text/safe-href.ts'
import type { PageView } from './page-view.ts'

/** Where a link leads; null when it has no address or its page is not live. */
export const hrefOf = (link: LinkValue | null, view: PageView): string | null => {
  if (!link) return null
  if ('target' in link) return hrefOfPage(link.target, view)
  return isSafeHref(link.url) ? link.url : null
}

/** Path of a live page, with the anchor of the block where the reference names one. */
export const hrefOfPage = ({ id, block }: PageReference, view: PageView): string | null => {
  const page =
    id === view.page.id ? { path: view.page.path, anchors: anchorsOf(view.blocks) } : view.links[id]
  if (!page) return null
  const anchor = block === undefined ? undefined : page.anchors?.[block]
  return anchor ? `${page.path}#${anchor}` : page.path
}
