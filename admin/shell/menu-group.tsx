import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId, useState } from 'react'
import { readFoldedGroups, storeFoldedGroup } from '../preferences.ts'
import type { SideMenuItem } from './menu.ts'
import { MenuIcon } from './menu-icon.tsx'
import classes from './menu-list.module.css'

export const MenuGroup = ({ item, children }: { item: SideMenuItem; children: ReactNode }) => {
  const id = useId()
  // The title of a group changes with the language.
  const name = item.items[0]?.path ?? item.title
  const [opened, setOpened] = useState(() => !readFoldedGroups().includes(name))
  const toggle = () => {
    setOpened(!opened)
    storeFoldedGroup(name, opened)
  }
  return (
    <>
      <button
        type="button"
        className={classes.item}
        aria-expanded={opened}
        aria-controls={id}
        data-current={(!opened && item.items.some(({ active }) => active)) || undefined}
        onClick={toggle}
      >
        <MenuIcon icon={item.icon} />
        {item.title}
        <ChevronDown size={14} className={classes.chevron} />
      </button>
      <div id={id} hidden={!opened} className={classes.children}>
        {children}
      </div>
    </>
  )
}
