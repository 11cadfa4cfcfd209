import { escapeMarkup } from './escape-markup.ts'

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

export const xmlElement = (name: string, text: string): string => `<${name}>${escapeMarkup(text)}</${name}>`

/** An invalid date in the content of one page must not break the file that lists all pages. */
export const isValidDate = (date: Date): boolean => !Number.isNaN(date.getTime())

/** A URL as XML text. Must be absolute, because sitemaps and feeds are read outside the site. */
export const xmlURL = (url: string): string => {
  if (!URL.canParse(url)) throw new TypeError(`"${url}" is not an absolute URL`)
  if (!/^https?:$/.test(new URL(url).protocol)) throw new TypeError(`"${url}" is not a web URL`)
  return escapeMarkup(new URL(url).href)
}
