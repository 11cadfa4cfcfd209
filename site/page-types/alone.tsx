import type { PageTypeView } from 'ximblox/views'
import { SiteFooter } from '../theme/site-footer.tsx'
import { SiteHeader } from '../theme/site-header.tsx'
import { PageHeader } from './page-header.tsx'

/** Nothing but the title stands around a form that a link in a mail leads to. */
export const withAlone = ({ id, header: Header, footer: Footer }: PageTypeView): PageTypeView => ({
  id,
  header: props =>
    props.view.form?.isAlone ? (
      <>
        <SiteHeader view={props.view} contentID="page-title" />
        <PageHeader title={props.view.page.title} />
      </>
    ) : (
      <Header {...props} />
    ),
  footer: props => (props.view.form?.isAlone ? <SiteFooter view={props.view} /> : <Footer {...props} />),
})
