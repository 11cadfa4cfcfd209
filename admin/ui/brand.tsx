import { Link } from '@tanstack/react-router'
import classes from './brand.module.css'

export const Brand = () => (
  <Link to="/dashboard" className={classes.brand}>
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classes.mark}>
      <rect x="2" y="2" width="9" height="9" rx="2" />
      <rect x="13" y="13" width="9" height="9" rx="2" />
      <rect x="13" y="2" width="9" height="9" rx="2" opacity="0.4" />
      <rect x="2" y="13" width="9" height="9" rx="2" opacity="0.4" />
    </svg>
    Ximblox
  </Link>
)
