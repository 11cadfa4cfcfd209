import type { DocumentContext } from '@ximblox/blocks/site-document'
import type { DocumentSource } from './document-source.ts'

interface SecurityOptions {
  /** Email addresses and URLs of those who fix vulnerabilities; without any, there is no document. */
  contacts: (context: DocumentContext) => readonly string[]
}

/** Tells finders of vulnerabilities whom to write to (RFC 9116). */
export const securityDocument = ({ contacts }: SecurityOptions): DocumentSource => ({
  find: ({ path, isDefaultLocale }) =>
    path === securityPath && isDefaultLocale
      ? {
          contentType: 'text/plain; charset=utf-8',
          content: async context => {
            const uris = contacts(context).flatMap(contactURI)
            if (uris.length === 0) return null
            const { site } = context
            const today = Math.floor(Date.parse(context.now) / day) * day
            context.freshUntil(new Date(today + day))
            const languages = [...new Set(site.availableLocales.map(locale => locale.slice(0, 2)))]
            return [
              ...uris.map(uri => `Contact: ${uri}`),
              `Expires: ${new Date(today + validDays * day).toISOString()}`,
              `Preferred-Languages: ${languages.join(', ')}`,
              `Canonical: ${site.url}${securityPath}`,
              '',
            ].join('\n')
          },
        }
      : undefined,
})

const securityPath = '/.well-known/security.txt'
const day = 24 * 60 * 60 * 1_000
const validDays = 180

/** A line break in a contact would begin another field. */
const contactURI = (contact: string): string[] => {
  const address = contact.trim()
  if (/^[^\s@]+@[^\s@]+$/.test(address)) return [`mailto:${address}`]
  return /^(https|mailto|tel):\S+$/.test(address) ? [address] : []
}
