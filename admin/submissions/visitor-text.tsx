import { Fragment } from 'react'
import { shortened } from './values.ts'
import classes from './visitor-text.module.css'

/**
 * The beginning of what a visitor has written, isolated from the direction of the text around it. In a narrow column
 * an email address wraps after its `@` rather than within a name.
 */
export const VisitorText = ({ text }: { text: string }) => {
  const [start, ...others] = shortened(text).split('@')
  return (
    <bdi className={classes.line}>
      {start}
      {others.map((part, at) => (
        <Fragment key={at}>
          @<wbr />
          {part}
        </Fragment>
      ))}
    </bdi>
  )
}
