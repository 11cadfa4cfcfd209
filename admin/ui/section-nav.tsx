import { useLocation } from '@tanstack/react-router'
import { PathLink } from './path-link.tsx'
import classes from './section-nav.module.css'

interface Props {
  label: string
  entries: readonly { title: string; path: string }[]
}

/** The screens that belong together, below the title of each; nothing for who may see one alone. */
export const SectionNav = ({ label, entries }: Props) => {
  const { pathname } = useLocation()
  const isHere = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  if (entries.length < 2) return null
  return (
    <nav aria-label={label}>
      <ul className={classes.list}>
        {entries.map(({ title, path }) => (
          <li key={path}>
            <PathLink path={path} className={classes.link} aria-current={isHere(path) ? 'page' : undefined}>
              {title}
            </PathLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
