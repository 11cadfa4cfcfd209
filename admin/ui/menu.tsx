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
  useEffect(() => {
    if (!opened) return
    const close = () => setOpened(false)
    window.addEventListener('blur', close)
    return () => window.removeEventListener('blur', close)
  }, [opened])
  return (
    <MantineMenu
      opened={opened}
      onChange={setOpened}
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
