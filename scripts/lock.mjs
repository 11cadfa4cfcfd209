import { mkdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const beat = 1_000
const silence = 10_000

/**
 * Runs `work` while no other process runs work under the same file. The holder touches the file regularly; a holder
 * that stops touching it is considered dead. Process ids would not work, because containers that share a checkout reuse
 * them.
 */
export async function exclusively(file, work, onWait = () => {}) {
  await mkdir(dirname(file), { recursive: true })
  let waited = false
  while (!(await take(file))) {
    if (!waited) onWait()
    waited = true
    await sleep(200)
  }
  const timer = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => {}), beat)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await rm(file, { force: true })
  }
}

async function take(file) {
  try {
    await writeFile(file, '', { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  const held = await stat(file).catch(() => undefined)
  if (held && Date.now() - held.mtimeMs > silence) await rm(file, { force: true })
  return false
}
