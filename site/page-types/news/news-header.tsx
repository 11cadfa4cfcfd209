import { FormattedDate, type PagePartComponent } from 'ximblox/views'
import { messagesFor } from '../../messages/messages.ts'
import { SiteHeader } from '../../theme/site-header.tsx'
import { HeaderPicture } from '../header-picture.tsx'
import { PageHeader } from '../page-header.tsx'
import { tagNames } from '../tag-names.ts'
import type { news } from './news.page-type.ts'

export const NewsHeader: PagePartComponent<typeof news> = ({ props, view }) => {
  const { page } = view
  const messages = messagesFor(page.locale)
  const { author, date, summary, tags } = props
  const names = tagNames(view, tags)
  return (
    <>
      <SiteHeader view={view} contentID="page-title" />
      <PageHeader title={page.title} intro={summary}>
        <p className="page-header__facts">
          {(date || page.publishedAt) && (
            <span>
              <span className="hidden">{messages.publishedOn} </span>
              <FormattedDate date={date || page.publishedAt || ''} locale={page.locale} />
            </span>
          )}
          {author !== '' && (
            <span>
              {messages.by} {author}
            </span>
          )}
          {names !== '' && (
            <span>
              {messages.tags}: {names}
            </span>
          )}
        </p>
        <HeaderPicture view={view} />
      </PageHeader>
    </>
  )
}
