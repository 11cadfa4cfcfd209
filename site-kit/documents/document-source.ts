import type { FindDocument, SiteDocument, SitePlace } from '@ximblox/blocks/site-document'
import { readPath } from '@ximblox/contract/rules/locale-path'
import type { ReactNode } from 'react'

/** Where a document is asked for. */
export interface DocumentAddress {
  /** Without the prefix of the locale: `/news/rss.xml`. */
  path: string
  locale: string
  isDefaultLocale: boolean
}

/** A kind of documents of a site, as `documents` of `createSiteRenderer` lists them. */
export interface DocumentSource {
  find(address: DocumentAddress): Pick<SiteDocument, 'contentType' | 'content'> | undefined
  /** Elements of the document head of every page that name the document. */
  links?(place: SitePlace & { asset(name: string): string }): ReactNode
  /** Assets that the documents ask for. */
  assets?: readonly string[]
}

/** Finds the document at a path among these kinds. */
export const findDocumentIn =
  (sources: readonly DocumentSource[]): FindDocument =>
  (path, defaultLocale) => {
    const { prefix, rest } = readPath(path)
    // The default locale has no prefix, so that each document has only one path.
    if (prefix === defaultLocale || path.endsWith('/')) return
    const locale = prefix ?? defaultLocale
    const address = { path: `/${rest}`, locale, isDefaultLocale: prefix === undefined }
    for (const source of sources) {
      const found = source.find(address)
      if (found) return { ...found, locale }
    }
    return undefined
  }

/** The path of a document in a locale. */
export const documentPath = ({ site, page }: Pick<SitePlace, 'site' | 'page'>, path: string): string =>
  page.locale === site.defaultLocale ? path : `/${page.locale}${path}`
