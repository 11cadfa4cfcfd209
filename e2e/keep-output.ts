import type { ChildProcess } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** Writes what a server prints to a log in the test results, if it is started by a test. */
export const keepOutput = ({ stdout, stderr }: ChildProcess, name: string): void => {
  const folder = process.env.FILE_RESULTS ?? process.env.TEST_RESULTS
  if (folder === undefined) return
  mkdirSync(folder, { recursive: true })
  const log = createWriteStream(join(folder, `${name}.log`))
  for (const stream of [stdout, stderr]) stream?.pipe(log, { end: false })
}
