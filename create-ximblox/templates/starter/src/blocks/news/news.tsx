import {
  type BlockComponent,
  FormattedDate,
  fieldsOf,
  type PagePartComponent,
  PagePicture,
  pageHref,
  useHeadings,
} from 'ximblox/views'
import { TitleHeader } from '../../layout.tsx'
import type { news } from '../../page-types.ts'
import type { newsList } from './news.block.ts'

const { Plain } = fieldsOf<typeof newsList>()

export const NewsList: BlockComponent<typeof newsList> = ({ props, data, view }) => {
  const { subheading: Title } = useHeadings()
  const { items = [], page = 1, pageCount = 1, paramPrefix = '' } = data ?? {}
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1)
  return (
    <section className="news wrap">
      <Plain field="title" as="heading" />
      {items.length === 0 && <Plain field="empty" as="p" />}
      {items.map(({ id, path, locale, title, card }) => (
        <article key={id} className="news__item">
          <p className="quiet">
            <FormattedDate date={`${card.date}`} locale={locale} />
          </p>
          <Title>
            <a href={path}>{title}</a>
          </Title>
          {card.summary !== '' && <p>{`${card.summary}`}</p>}
        </article>
      ))}
      {pageCount > 1 && (
        <nav className="news__pages" aria-label={props.title}>
          {pages.map(number => (
            <a
              key={number}
              href={pageHref(view.page.path, { page: number, paramPrefix })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          ))}
        </nav>
      )}
    </section>
  )
}

/** Above the blocks of a news page. */
export const NewsHeader: PagePartComponent<typeof news> = ({ props, view }) => (
  <TitleHeader view={view}>
    <p className="quiet">
      <FormattedDate date={props.date} locale={view.page.locale} />
    </p>
    {props.summary !== '' && <p className="title__intro">{props.summary}</p>}
    <PagePicture
      pageID={view.page.id}
      image={view.page.images.image}
      files={view.files}
      className="title__image"
      sizes="(width >= 66rem) 66rem, 90vw"
      priority
    />
  </TitleHeader>
)
