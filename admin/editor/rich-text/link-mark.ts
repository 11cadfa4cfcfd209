import { Mark, mergeAttributes } from '@tiptap/core'
import { isSafeHref } from '@ximblox/blocks/rich-text/safe-href'

/** A link to a safe address, or to a page by reference, which is kept as it is. */
export const LinkMark = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({
    href: { default: null },
    target: { default: null, parseHTML: () => null, renderHTML: () => ({}) },
  }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: element => isSafeHref(element.getAttribute('href') ?? '') && null },
  ],
  renderHTML: ({ HTMLAttributes: { href, ...others } }) => [
    'a',
    mergeAttributes(others, { href: typeof href === 'string' && isSafeHref(href) ? href : '#' }),
    0,
  ],
})
