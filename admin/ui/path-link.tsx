import { useRouter } from '@tanstack/react-router'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { adminUrl } from '../base-path.ts'

interface PathLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  path: string
}

/** A link within the admin area whose path is only known at run time and therefore not typed. */
export const PathLink = ({ path, onClick, children, ...rest }: PathLinkProps) => {
  const { history } = useRouter()
  const href = adminUrl(path)
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
