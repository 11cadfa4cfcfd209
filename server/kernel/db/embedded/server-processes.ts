import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { errorCode } from './errors.ts'

/**
 * True for a live server process of the data folder. Every PostgreSQL process has the folder as its working directory.
 * Signal 0 is not enough, because zombies and unrelated programs with a recycled pid respond to it.
 */
export function isServerOf(dataDir: string, pid: number): boolean {
  if (!hasProc) return respondsToSignal(pid)
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === dataDir &&
      /\/postgres( \(deleted\))?$/.test(readlinkSync(`/proc/${pid}/exe`))
    )
  } catch (error) {
    return errorCode(error) === 'EACCES' && wasStartedFor(dataDir, pid)
  }
}

/**
 * In a container, root may see how a process of another account was started, but not where it works. Only the server itself
 * is recognised by that, not what it started.
 */
function wasStartedFor(dataDir: string, pid: number): boolean {
  try {
    return isServerCommand(readFileSync(`/proc/${pid}/cmdline`, 'utf8'), dataDir)
  } catch {
    return false
  }
}

/** Whether a server of the data folder was started with these words, each of which ends with a zero. */
export function isServerCommand(commandLine: string, dataDir: string): boolean {
  const [program = '', option, folder] = commandLine.split('\0')
  return program.endsWith('/postgres') && option === '-D' && folder === dataDir
}

/** All live server processes of the data folder. Empty on systems that do not provide this information. */
export function serversOf(dataDir: string): number[] {
  if (!hasProc) return []
  return readdirSync('/proc')
    .map(Number)
    .filter(pid => pid > 0 && isServerOf(dataDir, pid))
}

export const hasProc = process.platform === 'linux'

function respondsToSignal(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
