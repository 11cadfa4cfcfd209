import { kindOf, startOf } from './list-kind.ts'
import type { PastedPage } from './page.ts'

/** A list that begins with the number after that of the list before it is the same list. */
export const joinContinuedLists = ({ body }: PastedPage): void => {
  for (const list of body.querySelectorAll('ol[start]')) {
    const before = list.previousSibling
    if (!(before instanceof HTMLOListElement) || kindOf(before) !== kindOf(list)) continue
    if (before.getAttribute('dir') !== list.getAttribute('dir')) continue
    if (startOf(list) !== startOf(before) + before.children.length) continue
    before.append(...list.childNodes)
    list.remove()
  }
}
