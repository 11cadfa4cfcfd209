import type { ReactNode } from 'react'
import { isSafeHref, isWebAddress } from '../rich-text/safe-href.ts'

interface AnchorProps {
  href: string | null
  className?: string | undefined
  children: ReactNode
}

/** A link, or only its text if the URL is not safe. */
export const Anchor = ({ href, className, children }: AnchorProps): ReactNode => {
  if (href === null || !isSafeHref(href)) return children
  return (
    <a href={href} className={className} rel={isWebAddress(href) ? 'noopener noreferrer' : undefined}>
      {children}
    </a>
  )
}
