import type { PageCard } from 'ximblox'
import {
  type BlockComponent,
  FormattedDate,
  fieldsOf,
  PagePicture,
  type PageView,
  TextLink,
  useHeadings,
} from 'ximblox/views'
import { messagesFor } from '../../messages/messages.ts'
import { sectionClass } from '../appearance.ts'
import { listedCard } from '../page-list/listed-card.ts'
import type { latestNewsOf } from './latest-news.block.ts'

type LatestNewsBlock = ReturnType<typeof latestNewsOf>

const { Plain } = fieldsOf<LatestNewsBlock>()

export const LatestNews: BlockComponent<LatestNewsBlock> = ({ props, data, view }) => {
  const items = data ?? []
  return (
    <section className={sectionClass('latest-news', props)}>
      <div className="wrap">
        <div className="latest-news__head">
          <Plain field="title" as="heading" />
          {props.more && <TextLink link={props.more} className="more" />}
        </div>
        {items.length > 0 ? (
          <ul className="latest-news__items">
            {items.map((item, index) => (
              <Item key={item.id} item={item} isFirst={index === 0} view={view} />
            ))}
          </ul>
        ) : (
          <p className="latest-news__empty">{messagesFor(view.page.locale).noPages}</p>
        )}
      </div>
    </section>
  )
}

interface ItemProps {
  item: PageCard
  isFirst: boolean
  view: PageView
}

const Item = ({ item, isFirst, view }: ItemProps) => {
  const { subheading: Name } = useHeadings()
  const { date, facts, summary, image } = listedCard(item, new Date(view.now))
  const [fact = ''] = facts
  return (
    <li className="latest-news__item">
      <div className="latest-news__words">
        <Name className="latest-news__name">
          <a className="latest-news__link" href={item.path}>
            {item.title}
          </a>
        </Name>
        {(date !== '' || fact !== '') && (
          <p className="latest-news__fact">
            {date === '' ? fact : <FormattedDate date={date} locale={item.locale} />}
          </p>
        )}
        {isFirst && summary !== '' && <p className="latest-news__summary">{summary}</p>}
      </div>
      <PagePicture
        pageID={item.id}
        image={image && { ...image, decorative: true }}
        files={view.files}
        className="latest-news__image"
        sizes={isFirst ? '(width >= 52rem) 45vw, 90vw' : '8rem'}
      />
    </li>
  )
}
