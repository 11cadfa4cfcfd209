import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './root.mjs'

/** Runs a program on the terminal until it exits, and returns its exit code. */
export function run(command, args, options = {}) {
  return ended(spawn(command, args, { cwd: root, stdio: 'inherit', ...options }))
}

/** Runs a program silently until it exits, and returns its exit code and output. */
export async function capture(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
  const chunks = []
  child.stdout.on('data', chunk => chunks.push(chunk))
  child.stderr.on('data', chunk => chunks.push(chunk))
  const code = await ended(child)
  return { code, output: Buffer.concat(chunks).toString() }
}

/** Forwards signals to the child until it exits. Returns its exit code, as a shell would. */
function ended(child) {
  const terminate = () => child.kill('SIGTERM')
  // A terminal sends Ctrl-C to the child as well, and forwarding it would mean "at once".
  const interrupt = () => process.stdin.isTTY || child.kill('SIGINT')
  process.on('SIGTERM', terminate).on('SIGINT', interrupt)
  const watch = onceOrphaned(terminate)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  }).finally(() => {
    process.off('SIGTERM', terminate).off('SIGINT', interrupt)
    clearInterval(watch)
  })
}

/** Under npm, a SIGKILL of npm would go unnoticed otherwise. When started by hand, outliving the shell is intended. */
function onceOrphaned(act) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    act()
  }, 500)
  return watch
}
