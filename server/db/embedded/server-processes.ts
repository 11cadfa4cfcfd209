import { readdirSync, readlinkSync } from 'node:fs'

/**
 * Whether this process is a live server process of the data folder. Every PostgreSQL process has the folder as its
 * working directory. A signal 0 would not do: it is answered by a zombie, and by any program that got a recycled pid.
 */
export function isServerOf(dataDir: string, pid: number): boolean {
  if (!hasProc) return respondsToSignal(pid)
  try {
    return (
      readlinkSync(`/proc/${pid}/cwd`) === dataDir &&
      /\/postgres( \(deleted\))?$/.test(readlinkSync(`/proc/${pid}/exe`))
    )
  } catch {
    return false
  }
}

/** All live server processes of the data folder; none where the system does not tell. */
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
