import { Group, Stack as MantineStack } from '@mantine/core'
import type { ReactNode } from 'react'

const gaps = { small: 'xs', normal: 'md', large: 'lg' } as const

interface StackProps {
  children: ReactNode
  gap?: 'small' | 'normal' | 'large'
}

/** Puts elements below each other, with a gap between them. */
export const Stack = ({ children, gap = 'normal' }: StackProps) => (
  <MantineStack gap={gaps[gap]}>{children}</MantineStack>
)

interface RowProps {
  children: ReactNode
  gap?: 'small' | 'normal' | 'large'
  /** Where the elements are if they do not fill the row. */
  align?: 'start' | 'end' | 'apart'
}

const positions = { start: 'flex-start', end: 'flex-end', apart: 'space-between' }

/** Puts elements beside each other, in several lines where there is no space. */
export const Row = ({ children, gap = 'small', align = 'start' }: RowProps) => (
  <Group gap={gaps[gap]} justify={positions[align]}>
    {children}
  </Group>
)
