import { shortened } from './values.ts'
import classes from './visitor-text.module.css'

/** The beginning of what a visitor has written, isolated from the direction of the text around it. */
export const VisitorText = ({ text }: { text: string }) => (
  <bdi className={classes.line}>{shortened(text)}</bdi>
)
