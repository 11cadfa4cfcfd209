import { Button as MantineButton } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  children: ReactNode
  onClick?: () => void
  /** `main` for the one action that most users want, `quiet` for a button without a frame. */
  kind?: 'main' | 'normal' | 'quiet' | 'danger'
  /** `small` in tables and beside fields. */
  size?: 'normal' | 'small'
  /** Shows that the action is in progress, and ignores clicks until it is over. */
  busy?: boolean
  disabled?: boolean
  /** `submit` sends the form around it. */
  type?: 'button' | 'submit'
}

const kinds = {
  main: { variant: 'filled' },
  normal: { variant: 'default' },
  quiet: { variant: 'subtle', color: 'gray' },
  danger: { variant: 'filled', color: 'red' },
}

const sizes = { normal: 'sm', small: 'xs' }

/** A button with a text. */
export const Button = ({ kind = 'normal', size = 'normal', busy = false, ...rest }: Props) => (
  <MantineButton {...rest} {...kinds[kind]} size={sizes[size]} loading={busy} />
)
