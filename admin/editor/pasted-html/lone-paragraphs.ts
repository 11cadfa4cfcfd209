import { unwrap } from './dom.ts'
import type { PastedPage } from './page.ts'

/** The only paragraph of an item, cell or caption is its content, with the lists after it. */
export const unwrapLoneParagraphs = ({ body }: PastedPage): void => {
  for (const holder of body.querySelectorAll('li, td, th, caption')) {
    const [first, ...rest] = holder.children
    const isAlone = rest.every(({ localName }) => localName === 'ul' || localName === 'ol')
    if (first?.localName === 'p' && !first.hasAttributes() && isAlone) unwrap(first)
  }
}
