import { Menu as MantineMenu } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'

interface MenuProps {
  target: ReactNode
  width?: number
  position?: 'bottom-end' | 'right-start' | 'top-start'
  children: ReactNode
}

/** A menu that also closes when the focus moves into a frame, because its events do not reach this document. */
export const Menu = ({ target, width, position = 'bottom-end', children }: MenuProps) => {
  const [opened, setOpened] = useState(false)
  const [hasBlurred, setHasBlurred] = useState(false)
  useEffect(() => {
    if (!opened) return
    const onBlur = () => {
      setHasBlurred(true)
      setOpened(false)
    }
    // On the window, because the focus is lost when the focused item becomes disabled.
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setOpened(false)
    window.addEventListener('blur', onBlur)
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('blur', onBlur)
      window.removeEventListener('keydown', onKey)
    }
  }, [opened])
  const change = (next: boolean) => {
    setHasBlurred(false)
    setOpened(next)
  }
  return (
    <MantineMenu
      opened={opened}
      onChange={change}
      // The user has already moved the focus into the frame.
      returnFocus={!hasBlurred}
      position={position}
      {...(width !== undefined && { width })}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <MantineMenu.Target>{target}</MantineMenu.Target>
      <MantineMenu.Dropdown ref={focusFirstEnabled}>{children}</MantineMenu.Dropdown>
    </MantineMenu>
  )
}

/** By default Mantine focuses the first item even if it is disabled. */
const focusFirstEnabled = (dropdown: HTMLDivElement | null) =>
  dropdown?.querySelector('[data-menu-item]:not([data-disabled])')?.setAttribute('data-autofocus', '')
