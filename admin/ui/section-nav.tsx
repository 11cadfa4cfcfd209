import { useLocation } from '@tanstack/react-router'
import { PathLink } from './path-link.tsx'
import { reveal } from './reveal.ts'
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
  if (items.length < 2) return null
  return (
    <nav aria-label={label}>
      <ul className={classes.list}>
        {items.map(({ title, path }) => (
          <li key={path}>
            <PathLink
              path={path}
              className={classes.link}
              aria-current={path === current?.path ? 'page' : undefined}
              ref={path === current?.path ? reveal : undefined}
            >
              {title}
            </PathLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
