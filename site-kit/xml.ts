import { escapeMarkup } from './escape-markup.ts'

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

export const xmlElement = (name: string, text: string): string => `<${name}>${escapeMarkup(text)}</${name}>`

/** A date in the content of one page may be invalid, and must not break the file that lists all pages. */
export const isValidDate = (date: Date): boolean => !Number.isNaN(date.getTime())

/** A URL as XML text. Sitemaps and feeds are read elsewhere, where a relative URL leads nowhere. */
export const xmlURL = (url: string): string => {
  if (!URL.canParse(url)) throw new TypeError(`"${url}" is not an absolute URL`)
  if (!/^https?:$/.test(new URL(url).protocol)) throw new TypeError(`"${url}" is not a web URL`)
  return escapeMarkup(new URL(url).href)
}
