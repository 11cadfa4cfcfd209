import { fork } from 'node:child_process'
import type { BackupJob, BackupResult } from './backup-child.ts'

/** Located next to this file, in sources and in the build. From sources, packages are loaded as sources too. */
const child = import.meta.filename.replace(/run-in-child(?=\.[jt]s$)/, 'backup-child')
const execArgv = child.endsWith('.ts') ? ['--conditions=development'] : []

/** Makes a backup in a process of its own, which is killed when `signal` aborts. Returns undefined then. */
export const runInChild = (job: BackupJob, signal: AbortSignal): Promise<BackupResult | undefined> =>
  new Promise((resolve, reject) => {
    const process = fork(child, { execArgv, signal, killSignal: 'SIGKILL', serialization: 'advanced' })
    let result: BackupResult | undefined
    process.once('message', message => {
      result = message as BackupResult
    })
    process.once('error', error => (signal.aborted ? resolve(undefined) : reject(error)))
    process.once('exit', code => {
      if (signal.aborted) resolve(undefined)
      else resolve(result ?? { failure: `the process that made it ended with ${code}` })
    })
    process.send(job)
  })
