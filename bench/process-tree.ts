import { readdirSync, readFileSync } from 'node:fs'

/** The processor time of a process and its descendants, in milliseconds; Linux only. */
export const processorTime = (roots: readonly number[]): number => {
  const processes = readProcesses()
  const counted = new Set(roots)
  for (const pid of withChildren(roots, processes)) counted.add(pid)
  return [...counted].reduce((sum, pid) => sum + (processes.get(pid)?.time ?? 0), 0)
}

interface Process {
  parent: number
  time: number
}

const tick = 10

const readProcesses = (): Map<number, Process> => {
  const pids = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  return new Map(pids.flatMap(pid => readProcess(Number(pid))))
}

const readProcess = (pid: number): [number, Process][] => {
  try {
    // The name, in parentheses, may contain spaces. The fields after it do not.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number)
    const [, parent = 0] = fields
    const own = (fields[11] ?? 0) + (fields[12] ?? 0)
    const reapedChildren = (fields[13] ?? 0) + (fields[14] ?? 0)
    return [[pid, { parent, time: (own + reapedChildren) * tick }]]
  } catch {
    return []
  }
}

const withChildren = (pids: readonly number[], processes: ReadonlyMap<number, Process>): number[] => {
  const children = [...processes].filter(([, { parent }]) => pids.includes(parent)).map(([pid]) => pid)
  return children.length === 0 ? [...pids] : [...pids, ...withChildren(children, processes)]
}
