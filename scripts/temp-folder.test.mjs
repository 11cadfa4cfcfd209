import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inTempFolder } from './temp-folder.mjs'

const forever = ['-e', 'console.log("ready"); setInterval(() => {}, 1000)']

test('returns what the work returns, and removes the folder', async () => {
  const folder = await inTempFolder(async path => {
    writeFileSync(join(path, 'file'), '')
    return path
  })
  expect(existsSync(folder)).toBe(false)
})

test('removes the folder when the work fails', async () => {
  let folder = ''
  const work = inTempFolder(async path => {
    folder = path
    throw new Error('failed')
  })
  await expect(work).rejects.toThrow('failed')
  expect(existsSync(folder)).toBe(false)
})

test.runIf(existsSync('/proc'))(
  'ends processes that use the folder, even those that detach themselves',
  async () => {
    const ended = await inTempFolder(async path => {
      const options = { detached: true, stdio: ['ignore', 'pipe', 'ignore'] }
      const children = [
        spawn(process.execPath, forever, { ...options, env: { TMPDIR: path } }),
        spawn(process.execPath, forever, { ...options, cwd: path, env: {} }),
      ]
      await Promise.all(children.map(child => once(child.stdout, 'data')))
      return children.map(child => once(child, 'exit'))
    })
    expect((await Promise.all(ended)).map(([, signal]) => signal)).toEqual(['SIGINT', 'SIGINT'])
  },
)

test('removes the folders of sockets of databases that were killed', async () => {
  const sockets = `/tmp/ximblox-${randomBytes(6).toString('hex')}`
  await inTempFolder(async path => {
    mkdirSync(join(path, 'data/postgres'), { recursive: true })
    mkdirSync(sockets)
    writeFileSync(join(path, 'data/postgres/postmaster.pid'), `1\n/proc/self/fd/3\n1\n5432\n${sockets}\n`)
  })
  expect(existsSync(sockets)).toBe(false)
})
