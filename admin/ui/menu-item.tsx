import { Menu } from '@mantine/core'
import { useId } from 'react'
import classes from './menu-item.module.css'

interface MenuItemProps {
  label: string
  /** Explains a label that is ambiguous on its own. */
  hint: string
  disabled?: boolean
  onChoose: () => void
}

export const MenuItem = ({ label, hint, disabled = false, onChoose }: MenuItemProps) => {
  const id = useId()
  return (
    <Menu.Item disabled={disabled} onClick={onChoose} aria-describedby={id}>
      {label}
      {/* The description of the item, so that it is not part of its name as well. */}
      <span id={id} className={classes.hint} aria-hidden>
        {hint}
      </span>
    </Menu.Item>
  )
}
