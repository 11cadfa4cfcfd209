import type { PagePartProps } from 'ximblox/views'
import { messagesFor } from '../messages/messages.ts'

/** Illustration of a wrong sum above the blocks of a "not found" page. Its text appears only when there are no blocks. */
export const NotFound = ({ view }: Pick<PagePartProps, 'view'>) => {
  const messages = messagesFor(view.page.locale)
  return (
    <div className="not-found wrap">
      <svg className="not-found__sum" viewBox="0 0 340 80" aria-hidden="true">
        <circle cx="40" cy="40" r="38" />
        <path d="M92 40h24M104 28v24" />
        <circle cx="168" cy="40" r="38" />
        <path d="M222 34h26M222 46h26M242 24l-14 32" />
        <path className="leaf" d="M276 66Q278 22 332 14Q332 64 276 66Z" />
      </svg>
      {view.blocks.length === 0 && (
        <section aria-labelledby="page-title">
          <h1 id="page-title">{messages.notFoundTitle}</h1>
          <p className="not-found__text">{messages.notFoundText}</p>
          <a href={view.site.homes[view.page.locale] ?? '/'} className="button">
            {messages.notFoundHome}
          </a>
        </section>
      )}
    </div>
  )
}
