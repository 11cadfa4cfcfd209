import type { PageCard } from 'ximblox'
import { type PagePartComponent, PagePicture, type PageView } from 'ximblox/views'
import { listedCard } from '../../blocks/page-list/listed-card.ts'
import { messagesFor } from '../../messages/messages.ts'
import { PageEnd } from '../page-end.tsx'
import type { news } from './news.page-type.ts'

export const NewsEnd: PagePartComponent<typeof news> = props => (
  <PageEnd {...props}>
    {props.data?.author && <AuthorCard member={props.data.author} view={props.view} />}
  </PageEnd>
)

/** The author, if a page of the team is about them. */
const AuthorCard = ({ member, view }: { member: PageCard; view: PageView }) => {
  const { image, summary } = listedCard(member, new Date(view.now))
  const { function: role } = member.card
  return (
    <section className="author wrap" aria-labelledby="author">
      <PagePicture
        pageID={member.id}
        image={image && { ...image, decorative: true }}
        files={view.files}
        className="author__picture"
        sizes="7rem"
      />
      <div className="author__words">
        <p className="author__label">{messagesFor(view.page.locale).aboutAuthor}</p>
        <h2 id="author" className="author__name">
          <a className="author__link" href={member.path}>
            {member.title}
          </a>
        </h2>
        {typeof role === 'string' && role !== '' && <p className="author__role">{role}</p>}
        {summary !== '' && <p className="author__description">{summary}</p>}
      </div>
    </section>
  )
}
