import type { PageView } from '@ximblox/blocks/render/page-view'
import type { ReactNode } from 'react'
import { alternates } from './alternates.ts'
import { canonicalURL } from './canonical-url.ts'
import { languageTag } from './language-tag.ts'
import { isFiltered } from './paging.ts'
import type { ShareImage } from './share-image.ts'

interface DocumentHeadProps {
  view: PageView
  /** Block types on the page. */
  blockTypes: string[]
  /** Scripts of the page, as paths from the site's folder. */
  scripts: readonly string[]
  siteName: string
  /** Title in tabs and search results. */
  documentTitle: string
  /** The image that is shared with the page. */
  shareImage: ShareImage | null
  /** Type of the page in Open Graph. */
  openGraphType: string
  /** When an article was published, as an ISO date or time. */
  publishedTime: string | null
  /** Elements that are the site's own, such as icons and fonts. */
  children?: ReactNode
}

export const DocumentHead = ({
  view,
  blockTypes,
  scripts,
  siteName,
  documentTitle,
  shareImage,
  openGraphType,
  publishedTime,
  children,
}: DocumentHeadProps): ReactNode => {
  const { page, seo } = view
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
      {view.status === 404 || seo.indexed === false || isFiltered(view) ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Addresses view={view} />
      )}
      <meta property="og:type" content={openGraphType} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={pageTitle(view)} />
      {seo.description && <meta property="og:description" content={seo.description} />}
      <meta property="og:locale" content={openGraphLocale(page.locale)} />
      {view.siblings.map(({ locale }) => (
        <meta key={locale} property="og:locale:alternate" content={openGraphLocale(locale)} />
      ))}
      {openGraphType === 'article' && (
        <>
          {publishedTime && <meta property="article:published_time" content={publishedTime} />}
          {page.publishedAt && <meta property="article:modified_time" content={page.publishedAt} />}
        </>
      )}
      {shareImage && <Picture image={shareImage} origin={view.site.url} />}
      <meta name="twitter:card" content={shareImage ? 'summary_large_image' : 'summary'} />
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

const Picture = ({ image: { path, alt, size }, origin }: { image: ShareImage; origin: string }) => (
  <>
    <meta property="og:image" content={origin + path} />
    <meta property="og:image:type" content="image/jpeg" />
    {size && <meta property="og:image:width" content={`${size.width}`} />}
    {size && <meta property="og:image:height" content={`${size.height}`} />}
    {alt && <meta property="og:image:alt" content={alt} />}
  </>
)

const openGraphLocale = (locale: string) => languageTag(locale).replace('-', '_')
