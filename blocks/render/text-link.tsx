import type { ReactNode } from 'react'
import type { LinkValue } from '../fields/link.ts'
import { Anchor } from './anchor.tsx'
import { hrefOf, sharedFile } from './href.ts'
import type { PageView } from './page-view.ts'
import { useRendering } from './rendering.ts'

interface TextLinkProps {
  link: LinkValue | null
  className?: string
  /** Replaces the label, page title or URL of the link. */
  children?: ReactNode
}

/** A link field; only its text if it has no URL, nothing if it is not set. */
export const TextLink = ({ link, className, children }: TextLinkProps): ReactNode => {
  const { view } = useRendering()
  if (!link) return null
  return (
    <Anchor href={hrefOf(link, view)} className={className}>
      {children ?? textOf(link, view)}
    </Anchor>
  )
}

const textOf = (link: LinkValue, view: PageView): string => {
  if (link.label) return link.label
  if ('url' in link) return link.url
  const { ref, id } = link.target
  return (ref === 'file' ? sharedFile(id, view)?.fileName : view.links[id]?.title) ?? ''
}
