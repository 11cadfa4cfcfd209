import type { PageCard } from 'ximblox'
import { FormattedDate, PagePicture, type PageView, useHeadings } from 'ximblox/views'
import { messagesFor } from '../../messages/messages.ts'
import { listedCard } from './listed-card.ts'

interface ListItemProps {
  item: PageCard
  look: string
  files: PageView['files']
  now: Date
}

/** A page in a list. All looks have the same markup, in the order in which it is read aloud. */
export const ListItem = ({ item, look, files, now }: ListItemProps) => {
  const { subheading: Name } = useHeadings()
  const { date, facts, summary, image } = listedCard(item, now)
  const isCompact = look === 'compact'
  return (
    <li className="page-list__item">
      <div className="page-list__words">
        <Name className="page-list__name">
          <a className="page-list__link" href={item.path}>
            {item.title}
          </a>
        </Name>
        {summary && !isCompact && <p className="page-list__summary">{summary}</p>}
        {item.tags.length > 0 && !isCompact && (
          <ul className="page-list__tags" aria-label={messagesFor(item.locale).tags}>
            {item.tags.map(({ id, name }) => (
              <li key={id} className="page-list__tag">
                {name}
              </li>
            ))}
          </ul>
        )}
      </div>
      {(date !== '' || facts.length > 0) && (
        <ul className="page-list__facts">
          {date !== '' && (
            <li>
              <FormattedDate date={date} locale={item.locale} />
            </li>
          )}
          {facts.map(fact => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {!isCompact && (
        <PagePicture
          pageID={item.id}
          image={image && { ...image, decorative: true }}
          files={files}
          className="page-list__image"
          sizes={look === 'cards' ? '(width >= 60rem) 24rem, 90vw' : '(width >= 48rem) 15rem, 90vw'}
        />
      )}
    </li>
  )
}
