import { keepSchedules } from '../features/publication/keep-schedules.ts'
import { runJobs } from '../kernel/jobs/run-jobs.ts'
import { openChildApp } from './child-app.ts'
import { testSite } from './site.ts'

const [, , host = '', database = ''] = process.argv

// A node that only runs due schedules, to be killed.
const app = await openChildApp(testSite.registry)
runJobs(app, { host, user: 'ximblox', database }, { standing: [keepSchedules(app)] })
// Its timers do not keep the process alive, so this does.
setInterval(() => {}, 60_000)
