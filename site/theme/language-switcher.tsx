import type { PageView } from '@ximblox/blocks/render/page-view'
import { languageOf } from '@ximblox/contract/locales'
import { languageLinks } from '@ximblox/site-kit/language-links'
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
            {languageOf(locale).toUpperCase()}
            <span className="hidden"> {name}</span>
          </span>
        </a>
      ))}
    </nav>
  )
}
