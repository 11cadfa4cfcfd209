import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { capture } from './run.mjs'

const module = fileURLToPath(new URL('run.mjs', import.meta.url))

test('returns the output of a program with its exit code', async () => {
  const { code, output } = await capture(process.execPath, [
    '-e',
    'console.log("out"); console.error("err"); process.exit(3)',
  ])
  expect(code).toBe(3)
  expect(output.split('\n').toSorted()).toEqual(['', 'err', 'out'])
})

test('returns the exit code of shells for a program ended by a signal', async () => {
  const { code } = await capture(process.execPath, ['-e', 'process.kill(process.pid, "SIGTERM")'])
  expect(code).toBe(143)
})

test('forwards a stop signal to the program and returns its exit code', async () => {
  const program = `process.on('SIGTERM', () => process.exit(7)); setInterval(() => {}, 1000); console.log('ready')`
  const runner = `import { run } from ${JSON.stringify(module)}
    process.exitCode = await run(process.execPath, ['-e', ${JSON.stringify(program)}])`
  const child = spawn(process.execPath, ['--input-type=module', '-e', runner])
  await once(child.stdout, 'data')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([7, null])
})
