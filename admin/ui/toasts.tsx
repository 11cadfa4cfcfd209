import { Notifications } from '@mantine/notifications'
import classes from './toasts.module.css'

/** A live region only announces what is added to it, so it is in the document from the start. */
export const Toasts = () => (
  <Notifications className={classes.toasts ?? ''} containerWidth={360} attributes={statusRole} />
)

const statusRole = { root: { role: 'status' } }
