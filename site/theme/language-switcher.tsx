import { languageLinks, type PageView } from 'ximblox/views'
import { messagesFor } from '../messages/messages.ts'

/** A link for each locale of the site; nothing on a site in one language. */
export const LanguageSwitcher = ({ view }: { view: PageView }) => {
  const links = languageLinks(view)
  if (links.length < 2) return null
  return (
    <nav className="languages" aria-label={messagesFor(view.page.locale).languages}>
      {links.map(({ locale, tag, name, href, current }) => (
        <a
          key={locale}
          href={href}
          className="languages__link"
          lang={tag}
          hrefLang={tag}
          aria-current={current ? 'page' : undefined}
        >
          <span>
            {locale.slice(0, 2).toUpperCase()}
            <span className="hidden"> {name}</span>
          </span>
        </a>
      ))}
    </nav>
  )
}
