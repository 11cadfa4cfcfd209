import { currentEntry, globalOf, type PageView } from 'ximblox/views'
import { siteContent } from '../globals/site.global.ts'
import { messagesFor } from '../messages/messages.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { Logo } from './logo.tsx'
import { Menu } from './menu.tsx'
import { SearchPanel } from './search-panel.tsx'

interface SiteHeaderProps {
  view: PageView
  /** Target of the skip link. */
  contentID: string
}

export const SiteHeader = ({ view, contentID }: SiteHeaderProps) => {
  const { page, site, menus } = view
  const messages = messagesFor(page.locale)
  const { tagline } = globalOf(view, siteContent).props
  const entries = menus.main ?? []
  return (
    <>
      <a href={`#${contentID}`} className="skip">
        {messages.skipToContent}
      </a>
      <header className="site-header">
        <div className="site-header__bar wrap">
          <Logo home={site.homes[page.locale] ?? '/'} tagline={tagline} messages={messages} />
          {entries.length > 0 && (
            <details className="menu">
              <summary className="menu__button">{messages.menu}</summary>
              <nav aria-label={messages.mainMenu}>
                <Menu entries={entries} current={currentEntry(entries, view)} />
              </nav>
            </details>
          )}
          <SearchPanel view={view} />
          <LanguageSwitcher view={view} />
        </div>
      </header>
      <Breadcrumbs view={view} />
    </>
  )
}
