import { type BlockComponent, fieldsOf, TextLink } from 'ximblox/views'
import { messagesFor } from '../../messages/messages.ts'
import { ListForm } from './list-form.tsx'
import { ListItem } from './list-item.tsx'
import type { pageListOf } from './page-list.block.ts'
import { Pager } from './pager.tsx'

type PageListBlock = ReturnType<typeof pageListOf>

const { Plain } = fieldsOf<PageListBlock>()

export const PageList: BlockComponent<PageListBlock> = ({ block, props, data, view }) => {
  const items = data?.items ?? []
  const { locale, path } = view.page
  // The form and its links return to the list.
  const id = `list-${block.key}`
  const hasForm = data !== null && (data.facets.length > 0 || data.sorts.length > 0)
  return (
    <section className={`page-list page-list--${props.background}`} id={hasForm ? id : undefined}>
      <div className="wrap">
        <Plain field="title" as="heading" className="page-list__title" />
        {hasForm && <ListForm data={data} locale={locale} path={path} id={id} title={props.title} />}
        {items.length > 0 ? (
          <ul className={`page-list__items page-list__items--${props.look}`}>
            {items.map(item => (
              <ListItem
                key={item.id}
                item={item}
                look={props.look}
                files={view.files}
                now={new Date(view.now)}
              />
            ))}
          </ul>
        ) : (
          <Empty text={props.emptyText} isFiltered={data?.isFiltered ?? false} locale={locale} />
        )}
        {data && <Pager path={path} locale={locale} data={data} title={props.title} />}
        {props.more && (
          <p className="page-list__more">
            <TextLink link={props.more} className="more" />
          </p>
        )}
      </div>
    </section>
  )
}

const Empty = ({ text, isFiltered, locale }: { text: string; isFiltered: boolean; locale: string }) => {
  const messages = messagesFor(locale)
  if (!isFiltered) return <p className="page-list__empty">{text || messages.noPages}</p>
  return (
    <p className="page-list__empty">
      {messages.noMatches} {messages.noMatchesHelp}
    </p>
  )
}
