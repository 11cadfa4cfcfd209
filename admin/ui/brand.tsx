import { Link } from '@tanstack/react-router'
import classes from './brand.module.css'

interface Props {
  /** Without the name, on the rail. */
  isMark?: boolean
}

export const Brand = ({ isMark = false }: Props) => (
  <Link to="/dashboard" className={classes.brand} {...(isMark && { 'aria-label': 'Ximblox' })}>
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classes.mark}>
      <rect x="2" y="2" width="9" height="9" rx="2.5" />
      <rect x="13" y="13" width="9" height="9" rx="2.5" />
      <rect x="13" y="2" width="9" height="9" rx="2.5" className={classes.accent} />
      <rect x="2" y="13" width="9" height="9" rx="2.5" opacity="0.4" />
    </svg>
    {!isMark && 'Ximblox'}
  </Link>
)
