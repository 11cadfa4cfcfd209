import { Mark } from '@tiptap/core'
import { type PageReference, pageReference } from '@ximblox/blocks/page-reference'
import type { LinkAttributes } from '@ximblox/blocks/rich-text/document'
import { isSafeHref } from '@ximblox/blocks/rich-text/safe-href'

/** Says in HTML, which is what a clipboard has, to what page a link leads. */
const pageAttribute = 'data-page'

/** A link to a safe address, or to a page by reference. */
export const LinkMark = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null }, target: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: element => {
        const target = referenceIn(element.getAttribute(pageAttribute))
        const href = element.getAttribute('href') ?? ''
        if (target) return { href: null, target }
        return isSafeHref(href) && { href, target: null }
      },
    },
  ],
  renderHTML: ({ mark }) => {
    const link = linkIn(mark.attrs)
    if (link && 'target' in link) return ['a', { href: '#', [pageAttribute]: JSON.stringify(link.target) }, 0]
    return ['a', { href: link?.href ?? '#' }, 0]
  },
})

/** Where a mark leads; null when that is nowhere it may lead. */
export const linkIn = ({ href, target }: Record<string, unknown>): LinkAttributes | null => {
  const page = pageReference.safeParse(target)
  if (page.success) return { target: page.data }
  return typeof href === 'string' && isSafeHref(href) ? { href } : null
}

const referenceIn = (text: string | null): PageReference | null => {
  try {
    return pageReference.safeParse(JSON.parse(text ?? '')).data ?? null
  } catch {
    return null
  }
}
