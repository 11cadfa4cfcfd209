import type { ListKind } from './list-marker.ts'
import { type Style, styleOf } from './styles.ts'

export const listNames = 'ul, ol, menu, dir'

/** The kind of a list: styles count more than the element, as they do in browsers. */
export const kindOf = (list: Element, item: Element | undefined = list.children[0]): ListKind => {
  const styled = item?.localName === 'li' ? kindOfItem(item) : null
  const own = styled ?? kindIn(styleOf(list))
  if (own) return own
  const type = list.getAttribute('type') ?? ''
  return list.localName === 'ol' ? (kinds.find(kind => kind === type) ?? '1') : 'ul'
}

const kindOfItem = (item: Element): ListKind | null =>
  kindIn(styleOf(item)) ?? kindNamed(item.getAttribute('data-list'))

/** The number of the first item. */
export const startOf = (list: Element): number => integer(list.getAttribute('start')) ?? 1

export const integer = (text: string | null): number | null =>
  /^\s*-?\d{1,9}/.test(text ?? '') ? Number.parseInt(text ?? '', 10) : null

const kinds: readonly ListKind[] = ['1', 'a', 'A', 'i', 'I']

const kindIn = (style: Style): ListKind | null =>
  kindNamed(style.get('list-style-type') ?? style.get('list-style') ?? null)

const kindNamed = (name: string | null): ListKind | null => {
  for (const [pattern, kind] of named) if (pattern.test(name ?? '')) return kind
  return null
}

/** Kinds of numbers that are not among those of formatted text become Arabic ones. */
const named: readonly (readonly [RegExp, ListKind])[] = [
  [/\b(disc|circle|square|bullet)\b/, 'ul'],
  [/\blower-(alpha|latin)\b/, 'a'],
  [/\bupper-(alpha|latin)\b/, 'A'],
  [/\blower-roman\b/, 'i'],
  [/\bupper-roman\b/, 'I'],
  [/\b(decimal|ordered|[\w-]+-(decimal|indic|ideograph|alphabetic))\b/, '1'],
]
