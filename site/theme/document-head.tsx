import { seoImageGroup } from '@ximblox/blocks/page-file-group'
import { imageURL } from '@ximblox/blocks/render/media-url'
import type { PageView } from '@ximblox/blocks/render/page-view'
import { messagesFor } from '../messages/messages.ts'
import { alternates } from './alternates.ts'
import { assets } from './assets.ts'
import { documentTitle } from './document-title.ts'
import { languageTag } from './language-tag.ts'

interface DocumentHeadProps {
  view: PageView
  /** Types of the blocks on the page. */
  blockTypes: string[]
}

export const DocumentHead = ({ view, blockTypes }: DocumentHeadProps) => {
  const { page, seo, site } = view
  const title = seo.title || page.title
  const image = shareImage(view)
  const address = `${site.url}${page.path}`
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>{documentTitle(title, page.locale)}</title>
      {seo.description && <meta name="description" content={seo.description} />}
      {seo.keywords.length > 0 && <meta name="keywords" content={seo.keywords.join(', ')} />}
      <link
        rel="preload"
        href={view.assets.asset(assets.headingFont)}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
      <link rel="stylesheet" href={view.assets.stylesheet(blockTypes)} />
      <link rel="icon" href={view.assets.asset(assets.favicon)} type="image/svg+xml" />
      <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0b1c15" media="(prefers-color-scheme: dark)" />
      {view.status === 404 ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          {alternates(view).map(({ language, href }) => (
            <link key={language} rel="alternate" hrefLang={language} href={href} />
          ))}
          <meta property="og:url" content={address} />
        </>
      )}
      <meta property="og:type" content={page.type === 'news' ? 'article' : 'website'} />
      <meta property="og:site_name" content={messagesFor(page.locale).organisation} />
      <meta property="og:title" content={title} />
      {seo.description && <meta property="og:description" content={seo.description} />}
      <meta property="og:locale" content={languageTag(page.locale).replace('-', '_')} />
      {image && <meta property="og:image" content={`${site.url}${image}`} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </head>
  )
}

const shareImage = ({ page, seo, files }: PageView): string | null =>
  seo.image ? imageURL(page.id, seoImageGroup, seo.image, files[seo.image.fileID]) : null
