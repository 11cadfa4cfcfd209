import { fieldsOf } from '@ximblox/blocks/render/fields'
import { blockView, createViews, pageTypeView } from '@ximblox/blocks/render/views'
import { breadcrumbData, breadcrumbs } from '@ximblox/site-kit/breadcrumbs'
import { JsonLd } from '@ximblox/site-kit/json-ld'
import { createSiteRenderer } from '@ximblox/site-kit/site-renderer'
import { basic, greeting, rule } from './registry.js'

const { Plain } = fieldsOf<typeof greeting>()

const views = createViews(
  [
    blockView(greeting, () => <Plain field="text" as="h1" />, 'blocks/greeting/greeting.css'),
    blockView(rule, () => <hr className="rule" />, 'blocks/rule/rule.css'),
  ],
  [pageTypeView(basic, { header: () => null, footer: () => null })],
)

const Crumbs = ({ view }) => {
  const crumbs = breadcrumbs(view, { menu: 'main', home: 'Home' })
  return crumbs.length > 0 && <JsonLd data={breadcrumbData(crumbs, view.site)} />
}

export default createSiteRenderer({
  views,
  theme: 'theme/theme.css',
  siteName: () => 'Elsewhere',
  documentTitle: title => `${title} · Elsewhere`,
  head: view => <Crumbs view={view} />,
})
