import type { BlockComponent } from 'ximblox/views'
import { messagesFor } from '../../messages/messages.ts'
import type { anchorNavigation } from './anchor-navigation.block.ts'
import { anchorsIn } from './anchors-in.ts'

export const AnchorNavigation: BlockComponent<typeof anchorNavigation> = ({ props, block, view }) => {
  const title = props.title || messagesFor(view.page.locale).onThisPage
  const id = `anchors-${block.key}`
  return (
    <nav
      className={props.sticky ? 'anchor-navigation anchor-navigation--sticky' : 'anchor-navigation'}
      aria-labelledby={id}
    >
      <div className="wrap">
        <p className="anchor-navigation__title" id={id}>
          {title}
        </p>
        <ul className="anchor-navigation__list">
          {anchorsIn(view.blocks).map(({ key, href, title }) => (
            <li key={key}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
