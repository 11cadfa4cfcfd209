import { PathLink } from '../ui/path-link.tsx'
import type { SideMenuItem } from './menu.ts'
import { MenuGroup } from './menu-group.tsx'
import { MenuIcon } from './menu-icon.tsx'
import classes from './menu-list.module.css'

interface Props {
  items: readonly SideMenuItem[]
  onLogOut: () => void
}

export const MenuList = ({ items, onLogOut }: Props) => (
  <ul className={classes.list}>
    {items.map(item => (
      <li key={item.title}>
        <Item item={item} onLogOut={onLogOut} />
      </li>
    ))}
  </ul>
)

const Item = ({ item, onLogOut }: { item: SideMenuItem; onLogOut: () => void }) => {
  if (item.items.length > 0) {
    return (
      <MenuGroup item={item}>
        <MenuList items={item.items} onLogOut={onLogOut} />
      </MenuGroup>
    )
  }
  if (item.action === 'log-out') {
    return (
      <button type="button" className={classes.item} onClick={onLogOut}>
        <MenuIcon name={item.icon} />
        {item.title}
      </button>
    )
  }
  return (
    <PathLink
      path={item.path ?? '/'}
      className={classes.item}
      aria-current={item.active ? 'page' : undefined}
    >
      <MenuIcon name={item.icon} />
      {item.title}
    </PathLink>
  )
}
