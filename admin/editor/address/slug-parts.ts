/** A slug as it is written in its field: `fixed` stands in front and cannot be changed. */
export interface SlugParts {
  fixed: string
  own: string
}

/** A slug outside the prefix of its type, from before the type had it, is the page's own as a whole. */
export const slugParts = (prefix: string, slug: string): SlugParts => {
  if (slug === prefix) return { fixed: prefix, own: '' }
  return prefix !== '' && slug.startsWith(`${prefix}/`)
    ? { fixed: prefix, own: slug.slice(prefix.length + 1) }
    : { fixed: '', own: slug }
}

export const wholeSlug = ({ fixed, own }: SlugParts): string =>
  [fixed, own].filter(part => part !== '').join('/')

/** What was typed or pasted, as far as it can be meant: whole addresses, capitals and blanks are put right. */
export const tidyOwn = (fixed: string, typed: string): string => {
  const text = typed.trimStart().toLowerCase().replace(/\s+/g, '-')
  const path = text.replace(/^https?:\/\/[^/]*/, '').replace(/^\/+/, '')
  return fixed !== '' && path.startsWith(`${fixed}/`) ? path.slice(fixed.length + 1) : path
}
