import { Mark } from '@tiptap/core'
import { type LinkTarget, linkTarget } from '@ximblox/blocks/link-target'
import type { LinkAttributes } from '@ximblox/blocks/rich-text/document'
import { isSafeHref } from '@ximblox/blocks/rich-text/safe-href'

/** Carries the page or file of a link through HTML, the format of clipboards. */
const targetAttribute = 'data-link-target'

/** A link to a safe URL, or to a page or file by reference. */
export const LinkMark = Mark.create({
  name: 'link',
  // The rule below reads both: an attribute of the same name, such as the target of a link in HTML, means something else.
  addAttributes: () => ({ href: { parseHTML: () => null }, target: { parseHTML: () => null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: element => {
        const target = referenceIn(element.getAttribute(targetAttribute))
        const href = element.getAttribute('href') ?? ''
        if (target) return { href: null, target }
        return isSafeHref(href) && { href, target: null }
      },
    },
  ],
  renderHTML: ({ mark }) => {
    const link = linkIn(mark.attrs)
    if (link && 'target' in link)
      return ['a', { href: '#', [targetAttribute]: JSON.stringify(link.target) }, 0]
    return ['a', { href: link?.href ?? '#' }, 0]
  },
})

/** The link of a mark; null if its target is not allowed. */
export const linkIn = ({ href, target }: Record<string, unknown>): LinkAttributes | null => {
  const reference = linkTarget.safeParse(target)
  if (reference.success) return { target: reference.data }
  return typeof href === 'string' && isSafeHref(href) ? { href } : null
}

const referenceIn = (text: string | null): LinkTarget | null => {
  try {
    return linkTarget.safeParse(JSON.parse(text ?? '')).data ?? null
  } catch {
    return null
  }
}
