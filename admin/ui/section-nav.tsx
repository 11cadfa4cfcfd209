import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { PathLink } from './path-link.tsx'
import classes from './section-nav.module.css'

interface Props {
  label: string
  items: readonly { title: string; path: string }[]
}

/** Links between the screens of a section; hidden if the user may only see one of them. */
export const SectionNav = ({ label, items }: Props) => {
  const { pathname } = useLocation()
  const isWithin = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  // One item may be at a path within that of another.
  const [current] = items
    .filter(item => isWithin(item.path))
    .toSorted((a, b) => b.path.length - a.path.length)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const link = list.current?.querySelector('[aria-current]')
    if (link && current) link.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  if (items.length < 2) return null
  return (
    <nav aria-label={label}>
      <ul className={classes.list} ref={list}>
        {items.map(({ title, path }) => (
          <li key={path}>
            <PathLink
              path={path}
              className={classes.link}
              aria-current={path === current?.path ? 'page' : undefined}
            >
              {title}
            </PathLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
