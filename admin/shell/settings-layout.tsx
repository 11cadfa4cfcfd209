import { Outlet } from '@tanstack/react-router'
import classes from './settings-layout.module.css'
import { SettingsNav } from './settings-nav.tsx'

/** The screens of the settings, beside the list of all of them. */
export const SettingsLayout = () => (
  <div className={classes.settings}>
    <SettingsNav />
    <div className={classes.screen}>
      <Outlet />
    </div>
  </div>
)
