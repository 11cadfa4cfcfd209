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
    // Wherever the focus is: it is lost when the entry that has it can no longer be chosen.
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setOpened(false)
    window.addEventListener('blur', leave)
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('blur', leave)
      window.removeEventListener('keydown', onKey)
    }
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
      <MantineMenu.Dropdown ref={beginAtFirst}>{children}</MantineMenu.Dropdown>
    </MantineMenu>
  )
}

/** Left to itself, the focus goes to the first entry even where that cannot take it. */
const beginAtFirst = (dropdown: HTMLDivElement | null) =>
  dropdown?.querySelector('[data-menu-item]:not([data-disabled])')?.setAttribute('data-autofocus', '')
