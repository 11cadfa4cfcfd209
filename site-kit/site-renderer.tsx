import type { PageView } from '@ximblox/blocks/render/page-view'
import { createReport } from '@ximblox/blocks/render/report'
import { renderPage as renderBody } from '@ximblox/blocks/render/static-page'
import { pageDirection } from '@ximblox/blocks/render/text-direction'
import type { Views } from '@ximblox/blocks/render/views'
import type { SitePlace } from '@ximblox/blocks/site-document'
import type { SiteRenderer } from '@ximblox/blocks/site-renderer'
import { languageOf } from '@ximblox/contract/locales'
import { Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DocumentHead, pageTitle } from './document-head.tsx'
import { type DocumentSource, findDocumentIn } from './documents/document-source.ts'
import { robotsDocument } from './documents/robots-document.ts'
import { type ShareCardOptions, shareCardDocument, shareCardPath } from './documents/share-card-document.ts'
import { sitemapDocument } from './documents/sitemap-document.ts'
import { formTextsFor } from './forms/form-texts.ts'
import { languageTag } from './language-tag.ts'
import { pageBlockTypes } from './page-block-types.ts'
import { ownShareImage, type ShareImage } from './share-image.ts'

export interface SiteRendererOptions {
  views: Views
  /** Stylesheet of every page, as a path from the site's folder. */
  theme: string
  /** Module that every page runs in the browser, as a path from the site's folder. */
  script?: string
  /** Names of the assets that views ask for; the build fails when one is missing. */
  assets?: readonly string[]
  siteName: (place: SitePlace) => string
  /** Title in tabs and search results; the title alone when absent. */
  documentTitle?: (title: string, view: PageView) => string
  /** The image that is shared with pages without one of their own; a composed one when there is none. */
  shareImage?: (view: PageView) => ShareImage | null
  /** How pictures of pages without any image are composed; they have none when absent. */
  shareCard?: ShareCardOptions
  /** Type of the page in Open Graph; `website` when absent. */
  openGraphType?: (view: PageView) => string
  /** When an article was published, as an ISO date or time; its first publication is unknown when absent. */
  publishedTime?: (view: PageView) => string | null
  /** Elements of the head that are the site's own, such as icons and fonts. */
  head?: (view: PageView) => ReactNode
  /** Documents besides the sitemap and `robots.txt`, such as feeds and icons. */
  documents?: readonly DocumentSource[]
}

/** Renders the whole documents of a site, and tells the build what they need. */
export const createSiteRenderer = ({
  views,
  theme,
  script,
  assets = [],
  siteName,
  documentTitle = title => title,
  shareImage = () => null,
  shareCard,
  openGraphType = () => 'website',
  publishedTime = () => null,
  head = () => null,
  documents = [],
}: SiteRendererOptions): SiteRenderer => {
  // One for the process, so that it names an unknown block type only once.
  const report = createReport()
  const sources = [
    sitemapDocument,
    robotsDocument,
    ...(shareCard ? [shareCardDocument(shareCard, siteName)] : []),
    ...documents,
  ]
  const imageOf = (view: PageView): ShareImage | null =>
    ownShareImage(view) ?? shareImage(view) ?? (shareCard ? composedImage(view) : null)
  return {
    views,
    theme,
    ...(script !== undefined && { script }),
    assets: [...new Set([...assets, ...sources.flatMap(source => source.assets ?? [])])],
    findDocument: findDocumentIn(sources),
    renderPage: view => {
      const { locale } = view.page
      const blockTypes = pageBlockTypes(view.blocks, views.blocks.keys())
      return `<!doctype html>${renderToStaticMarkup(
        <html lang={languageTag(locale)} dir={pageDirection(locale)}>
          <DocumentHead
            view={view}
            blockTypes={blockTypes}
            scripts={view.isPreview ? [] : scriptsOf(views, blockTypes, script)}
            siteName={siteName(view)}
            documentTitle={titleOf(documentTitle(pageTitle(view), view), view)}
            shareImage={imageOf(view)}
            openGraphType={openGraphType(view)}
            publishedTime={publishedTime(view)}
          >
            {head(view)}
            <DocumentLinks sources={sources} view={view} />
          </DocumentHead>
          <body dangerouslySetInnerHTML={{ __html: renderBody({ view, views, report }) }} />
        </html>,
      )}`
    },
  }
}

/** A page that comes back with errors of a form says so in its title, which is read first. */
const titleOf = (title: string, { form, page }: PageView): string =>
  !form || form.isAlone || !['invalid', 'failed'].includes(form.status)
    ? title
    : formTextsFor(languageOf(page.locale)).errorTitle.replace('{title}', () => title)

/** The "not found" page is not shared. */
const composedImage = (view: PageView): ShareImage | null =>
  view.status === 404 || view.isPreview
    ? null
    : {
        path: shareCardPath(view, view.page),
        alt: pageTitle(view),
        size: { width: 1200, height: 630 },
      }

const DocumentLinks = ({ sources, view }: { sources: readonly DocumentSource[]; view: PageView }) => (
  <>
    {sources.map((source, index) => (
      // The list never changes.
      <Fragment key={`${index}`}>{source.links?.({ ...view, asset: view.assets.asset })}</Fragment>
    ))}
  </>
)

/** Block types can share a script. */
const scriptsOf = (views: Views, blockTypes: readonly string[], script: string | undefined): string[] => [
  ...new Set(
    [script, ...blockTypes.map(type => views.blocks.get(type)?.script)].filter(path => path !== undefined),
  ),
]
