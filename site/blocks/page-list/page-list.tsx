import type { PageCard } from '@ximblox/blocks/query-context'
import { fieldsOf } from '@ximblox/blocks/render/fields'
import type { PageView } from '@ximblox/blocks/render/page-view'
import { TextLink } from '@ximblox/blocks/render/text-link'
import type { BlockComponent } from '@ximblox/blocks/render/views'
import { FormattedDate } from '@ximblox/site-kit/formatted-date'
import { PagePicture } from '@ximblox/site-kit/page-picture'
import { messagesFor } from '../../messages/messages.ts'
import { newsCard } from './news-card.ts'
import type { pageList } from './page-list.block.ts'
import { Pager } from './pager.tsx'

const { Plain } = fieldsOf<typeof pageList>()

export const PageList: BlockComponent<typeof pageList> = ({ props, data, view }) => {
  const items = data?.items ?? []
  return (
    <section className={`page-list page-list--${props.background}`}>
      <div className="wrap">
        <Plain field="title" as="h2" className="page-list__title" />
        {items.length > 0 ? (
          <ul className="page-list__items">
            {items.map(item => (
              <Row key={item.id} item={item} titled={props.title !== ''} files={view.files} />
            ))}
          </ul>
        ) : (
          <p className="page-list__empty">{props.emptyText || messagesFor(view.page.locale).noPages}</p>
        )}
        {data && <Pager path={view.page.path} locale={view.page.locale} data={data} />}
        {props.more && (
          <p className="page-list__more">
            <TextLink link={props.more} className="more" />
          </p>
        )}
      </div>
    </section>
  )
}

interface RowProps {
  item: PageCard
  /** Under a list with a title, page titles are one heading level lower. */
  titled: boolean
  files: PageView['files']
}

const Row = ({ item, titled, files }: RowProps) => {
  const Name = titled ? 'h3' : 'h2'
  const { date, summary, image } = newsCard(item.card)
  return (
    <li className="page-list__item">
      <p className="page-list__date">
        <FormattedDate date={date || item.publishedAt} locale={item.locale} />
      </p>
      <div className="page-list__words">
        <Name className="page-list__name">
          <a className="page-list__link" href={item.path}>
            {item.title}
          </a>
        </Name>
        {summary && <p className="page-list__summary">{summary}</p>}
      </div>
      <PagePicture
        pageID={item.id}
        image={image && { ...image, decorative: true }}
        files={files}
        className="page-list__image"
        sizes="(width >= 48rem) 15rem, 90vw"
      />
    </li>
  )
}
