import { Popover } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  target: ReactNode
  position: 'bottom-start' | 'bottom-end'
  children: ReactNode
}

export const BarPopover = ({ target, position, children }: Props) => (
  <Popover position={position} trapFocus withinPortal={false}>
    <Popover.Target>{target}</Popover.Target>
    <Popover.Dropdown>{children}</Popover.Dropdown>
  </Popover>
)
