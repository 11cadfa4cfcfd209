import { startScheduler } from '../publication/scheduler.ts'
import { openChildApp } from './child-app.ts'
import { testSite } from './site.ts'

// A node that does nothing but what is due, to be killed.
startScheduler(await openChildApp(testSite.registry))
// It waits for the next second without holding the process; this does.
setInterval(() => {}, 60_000)
