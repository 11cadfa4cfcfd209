import { chmod, mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Gives work a temporary folder, for `TMPDIR`, and leaves nothing of it: neither the folder nor processes that were started
 * with it. Tests that fail or are interrupted cannot clean up themselves.
 */
export async function inTempFolder(work) {
  const folder = await mkdtemp(join(tmpdir(), 'ximblox-suite-'))
  // The account of the embedded database has to pass through.
  await chmod(folder, 0o711)
  try {
    return await work(folder)
  } finally {
    const sockets = await socketFolders(folder)
    await endProcesses(folder)
    for (const path of [...sockets, folder]) await rm(path, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** The folders outside of it that hold the sockets of databases in it, see server/kernel/db/embedded/socket-folder.ts. */
async function socketFolders(folder) {
  const files = await readdir(folder, { recursive: true }).catch(() => [])
  const texts = await Promise.all(
    files
      .filter(file => basename(file) === 'postmaster.pid')
      .map(file => readFile(join(folder, file), 'utf8').catch(() => '')),
  )
  const folders = texts.map(text => text.split('\n')[4] ?? '')
  return folders.filter(path => /^\/tmp\/ximblox-[0-9a-f]{12}$/.test(path))
}

const grace = 10_000

/** A database that is killed would leave shared memory, so that processes are asked first. */
async function endProcesses(folder) {
  const end = Date.now() + grace
  for (let pids = await processesOf(folder); pids.length > 0; pids = await processesOf(folder)) {
    for (const pid of pids) send(pid, Date.now() < end ? 'SIGINT' : 'SIGKILL')
    await sleep(100)
  }
}

function send(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended already.
  }
}

/** Processes that work in the folder or have it in their environment; none where there is no /proc. */
async function processesOf(folder) {
  const pids = (await readdir('/proc').catch(() => [])).filter(
    name => /^\d+$/.test(name) && Number(name) !== process.pid,
  )
  const isOurs = async pid => {
    const environment = await readFile(`/proc/${pid}/environ`, 'latin1').catch(() => '')
    const place = await readlink(`/proc/${pid}/cwd`).catch(() => '')
    return environment.split('\0').includes(`TMPDIR=${folder}`) || `${place}/`.startsWith(`${folder}/`)
  }
  const ours = await Promise.all(pids.map(isOurs))
  return pids.filter((_, index) => ours[index]).map(Number)
}
