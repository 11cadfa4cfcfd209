import { ScreenHead } from '../../ui/screen-head.tsx'
import { AllWork } from './all-work.tsx'
import { FailedJobs } from './failed-jobs.tsx'
import classes from './jobs.module.css'

/** `/cmsadmin/settings/jobs`: what failed in the background, and all kinds of work there. */
export const JobsScreen = () => (
  <>
    <ScreenHead />
    <div className={classes.sections}>
      <FailedJobs />
      <AllWork />
    </div>
  </>
)
