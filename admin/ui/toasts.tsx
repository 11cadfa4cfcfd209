import { MantineThemeProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { useTranslations } from 'use-intl'
import { toastLimit } from './displaced.ts'
import classes from './toasts.module.css'

/** A live region only announces what is added to it, so it is in the document from the start. */
export const Toasts = () => {
  const t = useTranslations('modal')
  // Notifications have no property for this label.
  const closeButtonProps = { 'aria-label': t('close') }
  return (
    <MantineThemeProvider theme={{ components: { Notification: { defaultProps: { closeButtonProps } } } }}>
      <Notifications
        className={classes.toasts ?? ''}
        position="bottom-center"
        limit={toastLimit}
        containerWidth={360}
        attributes={statusRole}
      />
    </MantineThemeProvider>
  )
}

const statusRole = { root: { role: 'status' } }
