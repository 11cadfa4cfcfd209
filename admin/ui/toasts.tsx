import { Notifications } from '@mantine/notifications'
import classes from './toasts.module.css'

/** Where toasts appear. The place is there before them, so that those who listen are told. */
export const Toasts = () => (
  <Notifications className={classes.toasts ?? ''} containerWidth={360} attributes={statusRole} />
)

const statusRole = { root: { role: 'status' } }
