import type { RenderPage } from '@ximblox/blocks/render/page-view'
import { createReport } from '@ximblox/blocks/render/report'
import { renderPage as renderBody } from '@ximblox/blocks/render/static-page'
import { renderToStaticMarkup } from 'react-dom/server'
import { blockTypesOf } from './theme/block-types.ts'
import { DocumentHead } from './theme/document-head.tsx'
import { languageTag } from './theme/language-tag.ts'
import { views } from './views.ts'

// One a process, so that an unknown block type is told of once.
const report = createReport()

/** The whole document of a page. */
const renderPage: RenderPage = view =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang={languageTag(view.page.locale)}>
      <DocumentHead view={view} blockTypes={blockTypesOf(view.blocks, views.blocks.keys())} />
      <body dangerouslySetInnerHTML={{ __html: renderBody({ view, views, report }) }} />
    </html>,
  )}`

export default renderPage
