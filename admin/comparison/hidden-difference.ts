import { isRichText } from '@ximblox/blocks/rich-text/document'
import type { Json } from '@ximblox/contract/fields'
import { isEqual } from '@ximblox/contract/rules/equal'
import { isObject } from '@ximblox/contract/rules/is-object'

/** How two values with the same text differ: in formatting, or in something else that the text does not show. */
export const hiddenDifference = (value: unknown, other: unknown): 'formatting' | 'hidden' | null => {
  if (isEqual(value, other)) return null
  const areTexts = isRichText(value as Json) && isRichText(other as Json)
  return areTexts && isEqual(linksIn(value), linksIn(other)) ? 'formatting' : 'hidden'
}

interface LinkedText {
  text: string
  link: unknown
}

/** The linked texts in order; a link across several nodes, for example with a bold word, counts as one. */
const linksIn = (value: unknown): LinkedText[] => {
  const merged: (LinkedText | null)[] = []
  for (const { text, link } of textsIn(value)) {
    const last = merged.at(-1)
    if (link === undefined) merged.push(null)
    else if (last && isEqual(last.link, link)) merged[merged.length - 1] = { text: last.text + text, link }
    else merged.push({ text, link })
  }
  return merged.filter(item => item !== null)
}

const textsIn = (node: unknown): { text: string; link?: unknown }[] => {
  if (!isObject(node)) return []
  if (typeof node.text === 'string') {
    const marks: unknown[] = Array.isArray(node.marks) ? node.marks : []
    const link = marks.find(mark => isObject(mark) && mark.type === 'link')
    return [{ text: node.text, ...(isObject(link) && { link: link.attrs }) }]
  }
  return Array.isArray(node.content) ? node.content.flatMap(textsIn) : []
}
