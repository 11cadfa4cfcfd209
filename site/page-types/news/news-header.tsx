import type { PagePartComponent } from '@ximblox/blocks/render/views'
import { messagesFor } from '../../messages/messages.ts'
import { Day } from '../../theme/day.tsx'
import { PagePicture } from '../../theme/page-picture.tsx'
import { SiteHeader } from '../../theme/site-header.tsx'
import { PageHeader } from '../page-header.tsx'
import type { news } from './news.page-type.ts'

export const NewsHeader: PagePartComponent<typeof news> = ({ props, view }) => {
  const { page, files } = view
  const words = messagesFor(page.locale)
  const { author, date, summary } = props
  return (
    <>
      <SiteHeader view={view} contentID="page-title" />
      <PageHeader title={page.title} intro={summary}>
        <p className="page-header__facts">
          {(date || page.publishedAt) && (
            <span>
              <span className="hidden">{words.publishedOn} </span>
              <Day date={date || page.publishedAt || ''} locale={page.locale} />
            </span>
          )}
          {author !== '' && (
            <span>
              {words.by} {author}
            </span>
          )}
        </p>
        <PagePicture
          pageID={page.id}
          image={page.images.image}
          files={files}
          className="page-header__image"
          sizes="(width >= 85rem) 78rem, 90vw"
          priority
        />
      </PageHeader>
    </>
  )
}
