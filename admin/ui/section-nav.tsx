import { PathLink } from './path-link.tsx'
import classes from './section-nav.module.css'

interface Props {
  label: string
  entries: readonly { title: string; path: string }[]
  /** Path of the screen one is on. */
  current: string
}

/** The screens that belong together, below the title of each; nothing when there is one alone. */
export const SectionNav = ({ label, entries, current }: Props) =>
  entries.length > 1 && (
    <nav aria-label={label}>
      <ul className={classes.list}>
        {entries.map(({ title, path }) => (
          <li key={path}>
            <PathLink
              path={path}
              className={classes.link}
              aria-current={path === current ? 'page' : undefined}
            >
              {title}
            </PathLink>
          </li>
        ))}
      </ul>
    </nav>
  )
