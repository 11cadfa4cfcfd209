import { seoImageGroup } from '@ximblox/blocks/page-file-group'
import { imageURL } from '@ximblox/blocks/render/media-url'
import type { PageView } from '@ximblox/blocks/render/page-view'
import type { ReactNode } from 'react'
import { alternates } from './alternates.ts'
import { canonicalURL } from './canonical-url.ts'
import { languageTag } from './language-tag.ts'
import { isFiltered } from './paging.ts'

interface DocumentHeadProps {
  view: PageView
  /** Block types on the page. */
  blockTypes: string[]
  /** Scripts of the page, as paths from the site's folder. */
  scripts: readonly string[]
  siteName: string
  /** Title in tabs and search results. */
  documentTitle: string
  /** Path of the image that is shared with pages without one of their own. */
  shareImage: string | null
  /** Type of the page in Open Graph. */
  openGraphType: string
  /** Elements that are the site's own, such as icons and fonts. */
  children?: ReactNode
}

export const DocumentHead = ({
  view,
  blockTypes,
  scripts,
  siteName,
  documentTitle,
  shareImage: defaultImage,
  openGraphType,
  children,
}: DocumentHeadProps): ReactNode => {
  const { page, seo } = view
  const image = shareImage(view, defaultImage)
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>{documentTitle}</title>
      {seo.description && <meta name="description" content={seo.description} />}
      {seo.keywords.length > 0 && <meta name="keywords" content={seo.keywords.join(', ')} />}
      {children}
      <link rel="stylesheet" href={view.assets.stylesheet(blockTypes)} />
      {scripts.map(path => (
        <script key={path} type="module" src={view.assets.asset(path)} />
      ))}
      {view.status === 404 || isFiltered(view) ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Addresses view={view} />
      )}
      <meta property="og:type" content={openGraphType} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={pageTitle(view)} />
      {seo.description && <meta property="og:description" content={seo.description} />}
      <meta property="og:locale" content={languageTag(page.locale).replace('-', '_')} />
      {image && <meta property="og:image" content={image} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </head>
  )
}

/** Title of a page without the name of the site. */
export const pageTitle = ({ page, seo }: PageView): string => seo.title || page.title

const Addresses = ({ view }: { view: PageView }) => {
  const url = canonicalURL(view)
  return (
    <>
      <link rel="canonical" href={url} />
      {alternates(view).map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      <meta property="og:url" content={url} />
    </>
  )
}

const shareImage = ({ page, seo, files, site }: PageView, otherwise: string | null): string | null => {
  const own = seo.image && imageURL(page.id, seoImageGroup, seo.image, files[seo.image.fileID])
  const address = own ?? otherwise
  return address && `${site.url}${address}`
}
