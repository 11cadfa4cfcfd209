import type { MenuEntry } from 'ximblox/views'

/** Each item with children is a column. */
export const FooterMenu = ({ entries }: { entries: readonly MenuEntry[] }) => (
  <ul className="site-footer__menu">
    {entries.map(entry => (
      <Entry key={entry.key} entry={entry} />
    ))}
  </ul>
)

const Entry = ({ entry }: { entry: MenuEntry }) => (
  <li>
    {entry.href ? (
      <a href={entry.href}>{entry.title}</a>
    ) : (
      <p className="site-footer__title">{entry.title}</p>
    )}
    {entry.children.length > 0 && (
      <ul className="site-footer__links">
        {entry.children.map(child => (
          <Entry key={child.key} entry={child} />
        ))}
      </ul>
    )}
  </li>
)
