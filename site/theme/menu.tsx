import type { CurrentEntry, MenuEntry } from 'ximblox/views'

interface MenuProps {
  entries: readonly MenuEntry[]
  /** The entry of the current page or of its section. */
  current: CurrentEntry | undefined
}

/** Items with children open a panel; `name` keeps one panel open at a time. */
export const Menu = ({ entries, current }: MenuProps) => (
  <ul className="menu__list">
    {entries.map(entry => (
      <li key={entry.key}>
        {entry.children.length > 0 ? (
          <details name="main-menu">
            <summary
              className={current?.above.has(entry.key) ? 'menu__link menu__link--section' : 'menu__link'}
            >
              {entry.title}
            </summary>
            <ul className="menu__panel">
              {entry.href && (
                <li>
                  <MenuLink entry={entry} current={current} />
                </li>
              )}
              {entry.children.map(child => (
                <Branch key={child.key} entry={child} current={current} />
              ))}
            </ul>
          </details>
        ) : (
          <MenuLink entry={entry} current={current} />
        )}
      </li>
    ))}
  </ul>
)

interface EntryProps {
  entry: MenuEntry
  current: CurrentEntry | undefined
}

const Branch = ({ entry, current }: EntryProps) => (
  <li>
    <MenuLink entry={entry} current={current} />
    {entry.children.length > 0 && (
      <ul className="menu__panel">
        {entry.children.map(child => (
          <Branch key={child.key} entry={child} current={current} />
        ))}
      </ul>
    )}
  </li>
)

const MenuLink = ({ entry, current }: EntryProps) =>
  entry.href ? (
    <a
      href={entry.href}
      className="menu__link"
      aria-current={entry.key === current?.key ? current.current : undefined}
    >
      {entry.title}
    </a>
  ) : (
    <span className="menu__link">{entry.title}</span>
  )
