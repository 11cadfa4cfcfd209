import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const source = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)))
const script = `
  const { createLog } = await import(${source('log.ts')})
  const { logConsole } = await import(${source('log-console.ts')})
  logConsole(createLog('info', false))
  console.warn('socket usage at %d', 50)
  console.log({ a: 1 })
  process.emitWarning('an old call')
`

it('what libraries write to the console, and warnings of Node.js, are lines of the log', async () => {
  const args = ['--conditions=development', '--input-type=module', '--eval', script]
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args)
  expect(stderr).toBe('')
  const lines = stdout.trim().split('\n')
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    { level: 40, msg: 'socket usage at 50' },
    { level: 30, msg: '{ a: 1 }' },
    { level: 40, err: { message: 'an old call' } },
  ])
})
