import { PathLink } from '../ui/path-link.tsx'
import type { MenuEntry } from './menu.ts'
import { MenuGroup } from './menu-group.tsx'
import { MenuIcon } from './menu-icon.tsx'
import classes from './menu-list.module.css'

interface Props {
  entries: readonly MenuEntry[]
  onLogOut: () => void
}

export const MenuList = ({ entries, onLogOut }: Props) => (
  <ul className={classes.list}>
    {entries.map(entry => (
      <li key={entry.title}>
        <Item entry={entry} onLogOut={onLogOut} />
      </li>
    ))}
  </ul>
)

const Item = ({ entry, onLogOut }: { entry: MenuEntry; onLogOut: () => void }) => {
  if (entry.items.length > 0) {
    return (
      <MenuGroup entry={entry}>
        <MenuList entries={entry.items} onLogOut={onLogOut} />
      </MenuGroup>
    )
  }
  if (entry.action === 'log-out') {
    return (
      <button type="button" className={classes.item} onClick={onLogOut}>
        <MenuIcon name={entry.icon} />
        {entry.title}
      </button>
    )
  }
  return (
    <PathLink
      path={entry.path ?? '/'}
      className={classes.item}
      aria-current={entry.active ? 'page' : undefined}
    >
      <MenuIcon name={entry.icon} />
      {entry.title}
    </PathLink>
  )
}
