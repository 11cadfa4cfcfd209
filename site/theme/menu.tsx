import type { MenuEntry } from '@ximblox/blocks/render/page-view'

interface MenuProps {
  entries: readonly MenuEntry[]
  /** Path of the current page. */
  path: string
}

/** Items with children open a panel; `name` keeps one panel open at a time. */
export const Menu = ({ entries, path }: MenuProps) => (
  <ul className="menu__list">
    {entries.map(entry => (
      <li key={entry.key}>
        {entry.children.length > 0 ? (
          <details name="main-menu">
            <summary className="menu__link">{entry.title}</summary>
            <ul className="menu__panel">
              {entry.href && (
                <li>
                  <MenuLink entry={entry} path={path} />
                </li>
              )}
              {entry.children.map(child => (
                <Branch key={child.key} entry={child} path={path} />
              ))}
            </ul>
          </details>
        ) : (
          <MenuLink entry={entry} path={path} />
        )}
      </li>
    ))}
  </ul>
)

interface EntryProps {
  entry: MenuEntry
  path: string
}

const Branch = ({ entry, path }: EntryProps) => (
  <li>
    <MenuLink entry={entry} path={path} />
    {entry.children.length > 0 && (
      <ul className="menu__panel">
        {entry.children.map(child => (
          <Branch key={child.key} entry={child} path={path} />
        ))}
      </ul>
    )}
  </li>
)

const MenuLink = ({ entry, path }: EntryProps) =>
  entry.href ? (
    <a href={entry.href} className="menu__link" aria-current={entry.href === path ? 'page' : undefined}>
      {entry.title}
    </a>
  ) : (
    <span className="menu__link">{entry.title}</span>
  )
