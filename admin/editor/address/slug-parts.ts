/** A slug as its field shows it: `fixed` is a prefix that cannot be edited. */
export interface SlugParts {
  fixed: string
  own: string
}

/** A slug without the prefix of its type, from before the type had one, is editable as a whole. */
export const slugParts = (prefix: string, slug: string): SlugParts => {
  if (slug === prefix) return { fixed: prefix, own: '' }
  return prefix !== '' && slug.startsWith(`${prefix}/`)
    ? { fixed: prefix, own: slug.slice(prefix.length + 1) }
    : { fixed: '', own: slug }
}

export const wholeSlug = ({ fixed, own }: SlugParts): string =>
  [fixed, own].filter(part => part !== '').join('/')

/** Corrects what was typed or pasted where the intention is clear: whole URLs, capitals and spaces. */
export const normalizeOwnPart = (fixed: string, typed: string): string => {
  const text = typed.trimStart().toLowerCase().replace(/\s+/g, '-')
  const path = text.replace(/^https?:\/\/[^/]*/, '').replace(/^\/+/, '')
  return fixed !== '' && path.startsWith(`${fixed}/`) ? path.slice(fixed.length + 1) : path
}
