import { Menu as MantineMenu } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'

interface MenuProps {
  /** What opens it. */
  target: ReactNode
  width?: number
  children: ReactNode
}

/** Entries behind a button. It closes as well when one goes on in a frame, whose clicks and keys do not come here. */
export const Menu = ({ target, width, children }: MenuProps) => {
  const [opened, setOpened] = useState(false)
  const [wasLeft, setLeft] = useState(false)
  useEffect(() => {
    if (!opened) return
    const leave = () => {
      setLeft(true)
      setOpened(false)
    }
    window.addEventListener('blur', leave)
    return () => window.removeEventListener('blur', leave)
  }, [opened])
  const change = (next: boolean) => {
    setLeft(false)
    setOpened(next)
  }
  return (
    <MantineMenu
      opened={opened}
      onChange={change}
      // The focus is where one went on.
      returnFocus={!wasLeft}
      position="bottom-end"
      {...(width !== undefined && { width })}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <MantineMenu.Target>{target}</MantineMenu.Target>
      <MantineMenu.Dropdown>{children}</MantineMenu.Dropdown>
    </MantineMenu>
  )
}
