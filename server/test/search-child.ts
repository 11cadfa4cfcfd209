import { keepIndexed } from '../features/search/keep-indexed.ts'
import { runJobs } from '../kernel/jobs/run-jobs.ts'
import { openChildApp } from './child-app.ts'
import { testSite } from './site.ts'

const [, , host = '', database = ''] = process.argv

// A node that only builds the search index, to be killed.
const app = await openChildApp(testSite.registry)
const connection = { host, user: 'ximblox', database }
runJobs(app, connection, { standing: [keepIndexed(app, connection)] })
// Its timers do not keep the process alive, so this does.
setInterval(() => {}, 60_000)
