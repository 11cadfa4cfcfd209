import { type BlockComponent, fieldsOf } from 'ximblox/views'
import { messagesFor } from '../../messages/messages.ts'
import { sectionClass } from '../appearance.ts'
import type { notice } from './notice.block.ts'

const { Plain, Rich } = fieldsOf<typeof notice>()

const signs = {
  info: 'M12 11v6M12 7v.5',
  success: 'M7 12.5l3.5 3.5L17 9',
  warning: 'M12 6.5v7M12 17v.5',
}

export const Notice: BlockComponent<typeof notice> = ({ props: { kind }, view }) => {
  const messages = messagesFor(view.page.locale)
  const names = {
    info: messages.noticeInfo,
    success: messages.noticeSuccess,
    warning: messages.noticeWarning,
  }
  return (
    <div className={`${sectionClass('notice')} notice--${kind}`}>
      <div className="wrap">
        <div className="notice__box" role="note" aria-label={names[kind]}>
          <svg className="notice__sign" viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="10.5" />
            <path d={signs[kind]} />
          </svg>
          <div className="notice__words">
            <Plain field="title" as="p" className="notice__title" />
            <Rich field="body" className="prose" />
          </div>
        </div>
      </div>
    </div>
  )
}
