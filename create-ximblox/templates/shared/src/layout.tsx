import type { ReactNode } from 'react'
import { languageLinks, type PageView } from 'ximblox/views'
import site from '../ximblox.config.ts'

interface LayoutProps {
  view: PageView
  children?: ReactNode
}

/** Above the blocks of every page: the name of the site, the main menu, and the languages if there are several. */
export const Header = ({ view, children }: LayoutProps) => {
  const entries = view.menus.main ?? []
  const languages = languageLinks(view)
  return (
    <>
      <header className="header wrap">
        <a href={view.site.homes[view.page.locale] ?? '/'} className="header__name">
          {site.name}
        </a>
        {entries.length > 0 && (
          <nav className="header__menu">
            {entries.map(({ key, href, title }) => (
              <a
                key={key}
                href={href ?? undefined}
                aria-current={href === view.page.path ? 'page' : undefined}
              >
                {title}
              </a>
            ))}
          </nav>
        )}
        {languages.length > 1 && (
          <nav aria-label={languages.map(({ name }) => name).join(', ')} className="header__menu">
            {languages.map(({ locale, tag, name, href, current }) => (
              <a
                key={locale}
                href={href}
                hrefLang={tag}
                lang={tag}
                aria-current={current ? 'true' : undefined}
              >
                {name}
              </a>
            ))}
          </nav>
        )}
      </header>
      {children}
    </>
  )
}

/** The header of a page whose blocks do not have its title. */
export const TitleHeader = ({ view, children }: LayoutProps) => (
  <Header view={view}>
    <section className="title wrap" aria-labelledby="title">
      <h1 id="title">{view.page.title}</h1>
      {children}
    </section>
  </Header>
)

/** Below the blocks of every page. */
export const Footer = ({ view }: LayoutProps) => (
  <footer className="footer wrap">
    © {view.now.slice(0, 4)} {site.name}
  </footer>
)
