import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { keepOutput } from '@ximblox/e2e/keep-output'
import { testTimeout } from '@ximblox/e2e/test-timeouts'
import { onTestFinished } from 'vitest'

/** The Node that runs the tests comes first, because packages need it and the machine may have an older one. */
export const environment = {
  ...process.env,
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
}

export const administrator = { email: 'admin@example.org', password: 'Journey-Horse-9' }

/** Starts a site for a test and returns its URL; it stops with the test. */
export const startSite = (command: string, words: string[], folder: string): Promise<string> => {
  const child = spawn(command, words, {
    cwd: folder,
    // A group of its own, because npm does not pass a signal on to what it runs.
    detached: true,
    env: {
      ...environment,
      PORT: '0',
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
  })
  keepOutput(child, `site-${child.pid}`)
  // Not before everything that it runs has ended, too.
  const ended = new Promise<number | null>(resolve => child.once('close', resolve))
  onTestFinished(() => stop(child, ended))
  const limit = setTimeout(() => void stop(child, ended), testTimeout)
  const started = new Promise<string>((resolve, reject) => {
    let output = ''
    const read = (text: string) => {
      output += text
      const url = /Site +(http\S+)\//.exec(output)?.[1]
      if (url) resolve(url)
    }
    child.stdout.setEncoding('utf8').on('data', read)
    child.stderr.setEncoding('utf8').on('data', read)
    void ended.then(code => reject(new Error(`the site ended with ${code}:\n${output}`)))
  })
  return started.finally(() => clearTimeout(limit))
}

const stop = async (child: ChildProcess, ended: Promise<unknown>): Promise<void> => {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
    process.kill(-child.pid)
  await ended
}
