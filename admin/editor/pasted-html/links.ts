import { isEmpty, unwrap } from './dom.ts'
import { hrefFrom, isInnerLink } from './href.ts'
import type { PastedPage } from './page.ts'

/** Keeps links with an address that is allowed, and the text of the others. */
export const checkLinks = (page: PastedPage): void => {
  for (const link of page.body.querySelectorAll('a')) {
    if (link.hasAttribute(ownTarget)) continue
    const written = link.getAttribute('href') ?? ''
    const href = isInnerLink(written) ? null : hrefFrom(written, page.base)
    if (href !== null) link.setAttribute('href', href)
    else {
      if (written.trim() !== '' && !isInnerLink(written) && !isEmpty(link)) page.refusedLinks += 1
      // Word processors show the number of a footnote at a distance from its text.
      if (link.matches('.sdfootnotesym, .sdendnotesym')) link.append(' ')
      unwrap(link)
    }
  }
}

/** A link of this product names a page or file. */
const ownTarget = 'data-link-target'
