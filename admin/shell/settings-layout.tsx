import { Outlet } from '@tanstack/react-router'
import { operationsCatalogue } from '../i18n/lazy-catalogues.ts'
import { LazyTexts } from '../i18n/lazy-texts.tsx'
import classes from './settings-layout.module.css'
import { SettingsNav } from './settings-nav.tsx'

/** The screens of the settings, beside the list of all of them, with the texts of those who run the site. */
export const SettingsLayout = () => (
  <LazyTexts catalogue={operationsCatalogue}>
    <div className={classes.settings}>
      <SettingsNav />
      <div className={classes.screen}>
        <Outlet />
      </div>
    </div>
  </LazyTexts>
)
