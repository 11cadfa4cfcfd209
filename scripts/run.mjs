import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './root.mjs'

/** Runs a program on the terminal to its end; answers its exit code. */
export function run(command, args, options = {}) {
  return ended(spawn(command, args, { cwd: root, stdio: 'inherit', ...options }))
}

/** Runs a program silently to its end; answers its exit code and everything it wrote. */
export async function capture(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
  const chunks = []
  child.stdout.on('data', chunk => chunks.push(chunk))
  child.stderr.on('data', chunk => chunks.push(chunk))
  const code = await ended(child)
  return { code, output: Buffer.concat(chunks).toString() }
}

/** Hands signals on to the child until it ends; answers its exit code, as a shell would give it. */
function ended(child) {
  const terminate = () => child.kill('SIGTERM')
  // A terminal sends Ctrl-C to the child as well, and twice would mean "at once".
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

/** Under npm, whose killing with SIGKILL nothing else would tell us of; by hand, outliving the shell is meant. */
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
