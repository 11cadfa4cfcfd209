import { fieldsOf } from '@ximblox/blocks/render/fields'
import { createReport } from '@ximblox/blocks/render/report'
import { renderPage as renderBody } from '@ximblox/blocks/render/static-page'
import { blockView, createViews, pageTypeView } from '@ximblox/blocks/render/views'
import { basic, greeting, rule } from './registry.js'

const { Plain } = fieldsOf<typeof greeting>()

const views = createViews(
  [blockView(greeting, () => <Plain field="text" as="h1" />), blockView(rule, () => <hr className="rule" />)],
  [pageTypeView(basic, { header: () => null, footer: () => null })],
)
const report = createReport()

const renderPage = view =>
  `<!doctype html><html lang="en"><link rel="stylesheet" href="${view.assets.stylesheet(['greeting', 'rule'])}"><title>${view.page.title}</title><body>${renderBody({ view, views, report })}</body></html>`

export default renderPage
