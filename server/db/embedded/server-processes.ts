import { readdirSync, readlinkSync } from 'node:fs'

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
  } catch {
    return false
  }
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
