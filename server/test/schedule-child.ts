import { runJobs } from '../jobs/run-jobs.ts'
import { keepSchedules } from '../publication/keep-schedules.ts'
import { openChildApp } from './child-app.ts'
import { testSite } from './site.ts'

const [, , host = '', database = ''] = process.argv

// A node that only runs due schedules, to be killed.
const app = await openChildApp(testSite.registry)
runJobs(app, { host, user: 'ximblox', database }, { standing: [keepSchedules(app)] })
// Its timers do not keep the process alive, so this does.
setInterval(() => {}, 60_000)
