import type { ReactNode } from 'react'
import { BarPopover } from '../../../list/bar-popover.tsx'
import { DisplayFields } from './display-fields.tsx'
import type { DisplayProps } from './display-props.ts'

export const DisplayPopover = ({ target, ...props }: DisplayProps & { target: ReactNode }) => (
  <BarPopover target={target} position="bottom-end">
    <DisplayFields {...props} />
  </BarPopover>
)
