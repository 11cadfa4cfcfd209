import { startScheduler } from '../publication/scheduler.ts'
import { openChildApp } from './child-app.ts'
import { testSite } from './site.ts'

// A node that only runs due schedules, to be killed.
startScheduler(await openChildApp(testSite.registry))
// The scheduler's timer does not keep the process alive, so this does.
setInterval(() => {}, 60_000)
