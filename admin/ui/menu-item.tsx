import { Menu } from '@mantine/core'
import { useId } from 'react'
import classes from './menu-item.module.css'

interface MenuItemProps {
  label: string
  /** What it comes to, where the label alone could mean several things. */
  hint: string
  disabled?: boolean
  onChoose: () => void
}

export const MenuItem = ({ label, hint, disabled = false, onChoose }: MenuItemProps) => {
  const id = useId()
  return (
    <Menu.Item disabled={disabled} onClick={onChoose} aria-describedby={id}>
      {label}
      {/* Described by it, not called by it as well. */}
      <span id={id} className={classes.hint} aria-hidden>
        {hint}
      </span>
    </Menu.Item>
  )
}
