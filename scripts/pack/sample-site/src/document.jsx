import { defineDocument } from 'ximblox/document'
import { breadcrumbData, breadcrumbs, JsonLd } from 'ximblox/views'

const Crumbs = ({ view }) => {
  const crumbs = breadcrumbs(view, { menu: 'main', home: 'Home' })
  return crumbs.length > 0 && <JsonLd data={breadcrumbData(crumbs, view.site)} />
}

export default defineDocument({
  theme: 'src/theme/theme.css',
  head: view => <Crumbs view={view} />,
})
