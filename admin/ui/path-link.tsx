import { useRouter } from '@tanstack/react-router'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { addressOf } from '../base-path.ts'

interface PathLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  path: string
}

/** A link to a path within the admin area that is data, so that no type knows it. */
export const PathLink = ({ path, onClick, children, ...rest }: PathLinkProps) => {
  const { history } = useRouter()
  const href = addressOf(path)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0 || isModified(event)) return
    event.preventDefault()
    history.push(href)
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}

const isModified = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
