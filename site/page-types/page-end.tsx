import type { ReactNode } from 'react'
import type { NearbyPages, PageCard } from 'ximblox'
import { FormattedDate, type PagePartProps, PagePicture, type PageView } from 'ximblox/views'
import { listedCard } from '../blocks/page-list/listed-card.ts'
import { messagesFor } from '../messages/messages.ts'
import { SiteFooter } from '../theme/site-footer.tsx'

interface PageEndProps extends PagePartProps<unknown, NearbyPages> {
  /** Shown before the links to other pages. */
  children?: ReactNode
}

/** What follows the blocks of a page of a type: the pages beside it, related ones, and the way back. */
export const PageEnd = ({ data, view, children }: PageEndProps) => (
  <>
    <div className="page-end">
      {children}
      <Neighbours previous={data?.previous ?? null} next={data?.next ?? null} view={view} />
      {data !== null && data.related.length > 0 && <Related pages={data.related} view={view} />}
    </div>
    <SiteFooter view={view} />
  </>
)

interface NeighboursProps {
  previous: PageCard | null
  next: PageCard | null
  view: PageView
}

const Neighbours = ({ previous, next, view }: NeighboursProps) => {
  const messages = messagesFor(view.page.locale)
  const overview = view.above.at(-1)
  if (!previous && !next && !overview) return null
  return (
    <nav className="neighbours wrap" aria-label={messages.neighbours}>
      {previous && (
        <a className="neighbours__link" href={previous.path} rel="prev">
          <span className="neighbours__label">{messages.previousItem}</span>
          <span className="neighbours__title">{previous.title}</span>
        </a>
      )}
      {next && (
        <a className="neighbours__link neighbours__link--next" href={next.path} rel="next">
          <span className="neighbours__label">{messages.nextItem}</span>
          <span className="neighbours__title">{next.title}</span>
        </a>
      )}
      {overview && (
        <a className="neighbours__back" href={overview.path}>
          {messages.backTo.replace('{page}', overview.title)}
        </a>
      )}
    </nav>
  )
}

const Related = ({ pages, view }: { pages: readonly PageCard[]; view: PageView }) => (
  <section className="related wrap" aria-labelledby="related">
    <h2 id="related" className="related__title">
      {relatedTitle(view.page)}
    </h2>
    <ul className="related__list">
      {pages.map(page => (
        <RelatedPage key={page.id} page={page} view={view} />
      ))}
    </ul>
  </section>
)

const RelatedPage = ({ page, view }: { page: PageCard; view: PageView }) => {
  const { date, facts, image } = listedCard(page, new Date(view.now))
  const [fact = ''] = facts
  return (
    <li className="related__page">
      <h3 className="related__name">
        <a className="related__link" href={page.path}>
          {page.title}
        </a>
      </h3>
      {(date !== '' || fact !== '') && (
        <p className="related__fact">
          {date === '' ? fact : <FormattedDate date={date} locale={page.locale} />}
        </p>
      )}
      <PagePicture
        pageID={page.id}
        image={image && { ...image, decorative: true }}
        files={view.files}
        className="related__image"
        sizes="(width >= 60rem) 24rem, (width >= 40rem) 30vw, 7rem"
      />
    </li>
  )
}

const relatedTitle = ({ type, locale }: PageView['page']): string => {
  const messages = messagesFor(locale)
  switch (type) {
    case 'training':
      return messages.moreTraining
    case 'project':
      return messages.moreProject
    case 'tool':
      return messages.moreTool
    case 'literature':
      return messages.moreLiterature
    case 'vacancy':
      return messages.moreVacancies
    default:
      return messages.moreNews
  }
}
