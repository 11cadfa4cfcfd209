import type { PageView } from '@ximblox/blocks/render/page-view'
import { languageOf } from '@ximblox/contract/locales'
import { messagesFor } from '../messages/messages.ts'
import { languageLinks } from './language-links.ts'
import { languageTag } from './language-tag.ts'

/** A link for each locale of the site; nothing where there is but one. */
export const LanguageSwitcher = ({ view }: { view: PageView }) => {
  const links = languageLinks(view)
  if (links.length < 2) return null
  return (
    <nav className="languages" aria-label={messagesFor(view.page.locale).languages}>
      {links.map(({ locale, href, current }) => (
        <a
          key={locale}
          href={href}
          className="languages__link"
          lang={languageTag(locale)}
          hrefLang={languageTag(locale)}
          aria-current={current ? 'page' : undefined}
        >
          <span>
            {languageOf(locale).toUpperCase()}
            <span className="hidden"> {nameOf(locale)}</span>
          </span>
        </a>
      ))}
    </nav>
  )
}

/** A language in its own words. */
const nameOf = (locale: string): string => {
  const language = languageOf(locale)
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
}
