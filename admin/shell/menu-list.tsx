import { VisuallyHidden } from '@mantine/core'
import { Suspense } from 'react'
import { lazyComponent } from '../ui/lazy-component.ts'
import { PathLink } from '../ui/path-link.tsx'
import plainClasses from '../ui/plain.module.css'
import { reveal } from '../ui/reveal.ts'
import type { SideMenuItem } from './menu.ts'
import { MenuCount } from './menu-count.tsx'
import { MenuGroup } from './menu-group.tsx'
import { MenuIcon } from './menu-icon.tsx'
import classes from './menu-list.module.css'

// The column has no menus.
const RailGroup = lazyComponent(async () => (await import('./rail-group.tsx')).RailGroup)

interface Props {
  items: readonly SideMenuItem[]
  onLogOut: () => void
  /** Icons with tooltips; groups open beside the rail. */
  isRail?: boolean
}

export const MenuList = ({ items, onLogOut, isRail = false }: Props) => (
  <ul className={`${plainClasses.list} ${classes.list}`} data-rail={isRail || undefined}>
    {items.map(item => (
      <li key={item.title} className={classes.entry} data-action={item.action}>
        <Item item={item} onLogOut={onLogOut} isRail={isRail} />
        {item.counts && <MenuCount kind={item.counts} />}
      </li>
    ))}
  </ul>
)

const Item = ({ item, onLogOut, isRail }: { item: SideMenuItem; onLogOut: () => void; isRail: boolean }) => {
  if (item.items.length > 0) {
    return isRail ? (
      <Suspense fallback={<span className={classes.item} />}>
        <RailGroup item={item} />
      </Suspense>
    ) : (
      <MenuGroup item={item}>
        <MenuList items={item.items} onLogOut={onLogOut} />
      </MenuGroup>
    )
  }
  const title = isRail ? item.title : undefined
  const name = isRail ? <VisuallyHidden component="span">{item.title}</VisuallyHidden> : item.title
  if (item.action === 'log-out') {
    return (
      <button type="button" className={classes.item} title={title} onClick={onLogOut}>
        <MenuIcon icon={item.icon} isRail={isRail} />
        {name}
      </button>
    )
  }
  return (
    <PathLink
      path={item.path ?? '/'}
      className={classes.item}
      title={title}
      aria-current={item.active ? 'page' : undefined}
      ref={item.active ? reveal : undefined}
    >
      <MenuIcon icon={item.icon} isRail={isRail} />
      {name}
    </PathLink>
  )
}
