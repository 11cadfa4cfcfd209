import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { BarPopover } from './bar-popover.tsx'
import { SortControls, type SortProps } from './sort-controls.tsx'

export const OrderPopover = ({ target, ...props }: SortProps & { target: ReactNode }) => (
  <BarPopover target={target} position="bottom-end">
    <Stack gap="sm">
      <SortControls {...props} />
    </Stack>
  </BarPopover>
)
