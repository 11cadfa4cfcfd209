import classes from './required-mark.module.css'

/** Marks the label of a required field; RequiredNote explains it. */
export const RequiredMark = () => (
  <span aria-hidden className={classes.mark}>
    {' '}
    *
  </span>
)
