import { sharedFilePath } from '@ximblox/contract/rules/shared-file-path'
import { anchorsOf } from '../anchors.ts'
import type { LinkValue } from '../fields/link.ts'
import type { LinkTarget } from '../link-target.ts'
import type { PageReference } from '../page-reference.ts'
import { isSafeHref } from '../rich-text/safe-href.ts'
import type { FileView, PageView } from './page-view.ts'

/** The URL of a link; null if it is unsafe, its page is not live or its file is not shared. */
export const hrefOf = (link: LinkValue | null, view: PageView): string | null => {
  if (!link) return null
  if ('target' in link) return hrefOfTarget(link.target, view)
  return isSafeHref(link.url) ? link.url : null
}

/** The URL of a live page or shared file; null for any other. */
export const hrefOfTarget = (target: LinkTarget, view: PageView): string | null => {
  if (target.ref === 'page') return hrefOfPage(target, view)
  const file = sharedFile(target.id, view)
  return file ? sharedFilePath(file) : null
}

/** A file that visitors can open; embedded videos have no content. */
export const sharedFile = (id: number, { files }: PageView): FileView | undefined => {
  const file = files[id]
  return file?.shared && file.hash !== '' ? file : undefined
}

/** The path of a live page, with the anchor of the referenced block. */
const hrefOfPage = ({ id, block }: PageReference, view: PageView): string | null => {
  const page =
    id === view.page.id ? { path: view.page.path, anchors: anchorsOf(view.blocks) } : view.links[id]
  if (!page) return null
  const anchor = block === undefined ? undefined : page.anchors?.[block]
  return anchor ? `${page.path}#${anchor}` : page.path
}
