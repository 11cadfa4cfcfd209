import type { PagePartComponent } from 'ximblox/views'
import { mainHeadingBlock } from '../../blocks/main-heading.ts'
import { NotFound } from '../../theme/not-found.tsx'
import { SiteHeader } from '../../theme/site-header.tsx'
import { PageHeader } from '../page-header.tsx'
import type { basic } from './basic.page-type.ts'

export const BasicHeader: PagePartComponent<typeof basic> = ({ view }) => {
  const titled = view.status === 404 || mainHeadingBlock(view) !== undefined
  return (
    <>
      <SiteHeader view={view} contentID={titled ? 'main' : 'page-title'} />
      {view.status === 404 && <NotFound view={view} />}
      {!titled && <PageHeader title={view.page.title} />}
    </>
  )
}
