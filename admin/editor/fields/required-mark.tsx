import classes from './required-mark.module.css'

/** Beside the label of what publishing asks for; the form says what it means. */
export const RequiredMark = () => (
  <span aria-hidden className={classes.mark}>
    {' '}
    *
  </span>
)
