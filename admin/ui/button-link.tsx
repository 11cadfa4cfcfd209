import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'

interface AnchorButtonProps extends ButtonProps, Omit<ComponentPropsWithRef<'a'>, keyof ButtonProps> {}

const AnchorButton = (props: AnchorButtonProps) => <Button {...props} component="a" />

/** A link that looks like a button. */
export const ButtonLink = createLink(AnchorButton)
