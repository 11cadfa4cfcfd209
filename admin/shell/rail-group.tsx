import { Menu as MantineMenu, VisuallyHidden } from '@mantine/core'
import { Menu } from '../ui/menu.tsx'
import { PathLink } from '../ui/path-link.tsx'
import type { SideMenuItem } from './menu.ts'
import { MenuIcon } from './menu-icon.tsx'
import classes from './menu-list.module.css'

/** A group of the side menu on the rail: its items open beside it. */
export const RailGroup = ({ item }: { item: SideMenuItem }) => (
  <Menu
    width={208}
    position="right-start"
    target={
      <button
        type="button"
        className={classes.item}
        title={item.title}
        data-current={item.items.some(({ active }) => active) || undefined}
      >
        <MenuIcon icon={item.icon} isRail />
        <VisuallyHidden component="span">{item.title}</VisuallyHidden>
      </button>
    }
  >
    {item.items.map(({ title, path, active }) => (
      <MantineMenu.Item
        key={title}
        component={PathLink}
        path={path ?? '/'}
        aria-current={active ? 'page' : undefined}
      >
        {title}
      </MantineMenu.Item>
    ))}
  </Menu>
)
