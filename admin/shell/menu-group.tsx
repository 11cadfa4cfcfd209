import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useId, useState } from 'react'
import type { SideMenuItem } from './menu.ts'
import { MenuIcon } from './menu-icon.tsx'
import classes from './menu-list.module.css'

export const MenuGroup = ({ item, children }: { item: SideMenuItem; children: ReactNode }) => {
  const id = useId()
  const [opened, setOpened] = useState(true)
  return (
    <>
      <button
        type="button"
        className={classes.item}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
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
