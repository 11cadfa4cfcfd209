import { useLocation } from '@tanstack/react-router'
import { currentItem } from './current-item.ts'
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
  const current = currentItem(items, pathname)
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
