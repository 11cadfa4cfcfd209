import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface Load {
  origin: string
  /** The path of the n-th request; the same for each unless there are several. */
  path(n: number): string
  /** How many different paths there are, one by default. */
  paths?: number
  headers?: Record<string, string>
  status?: number
}

/** Sends requests over a few connections for some time, from the n-th on, and returns their number. */
export type PutLoadOn = (load: Load, milliseconds: number, from: number) => Promise<number>

const run = promisify(execFile)

/** By wrk where it is installed, which leaves more of the processor to what is measured. */
export const chooseLoad = async (): Promise<PutLoadOn> =>
  (await run('wrk', ['-v']).catch(error => error)).code === 'ENOENT' ? putOwnLoad : putLoadByWrk

const putLoadByWrk: PutLoadOn = async (load, milliseconds, from) => {
  const script = join(tmpdir(), `ximblox-bench-${process.pid}.lua`)
  await writeFile(script, luaOf(load, from))
  const seconds = `${Math.round(milliseconds / 1_000)}s`
  try {
    const { stdout } = await run('wrk', [
      '-t1',
      '-c64',
      '--timeout',
      '20s',
      `-d${seconds}`,
      '-s',
      script,
      load.origin,
    ])
    const [, requests = ''] = /(\d+) requests in/.exec(stdout) ?? []
    const [, wrong = '0'] = /wrong (\d+)/.exec(stdout) ?? []
    if (Number(wrong) > 0) throw new Error(`${wrong} of ${requests} answers had another status`)
    return Number(requests)
  } finally {
    await rm(script, { force: true })
  }
}

const luaOf = ({ path, paths = 1, headers = {}, status = 200 }: Load, from: number): string => `
local paths = { ${Array.from({ length: paths }, (_, n) => JSON.stringify(path(from + n))).join(', ')} }
local headers = { ${Object.entries(headers)
  .map(([name, value]) => `[${JSON.stringify(name)}] = ${JSON.stringify(value)}`)
  .join(', ')} }
local n = 0
wrong = 0
local threads = {}
setup = function(thread) table.insert(threads, thread) end
request = function()
  n = n % #paths + 1
  return wrk.format("GET", paths[n], headers)
end
response = function(status) if status ~= ${status} then wrong = wrong + 1 end end
done = function() for _, thread in ipairs(threads) do io.write("wrong " .. thread:get("wrong") .. "\\n") end end
`

const connections = 8

const putOwnLoad: PutLoadOn = async ({ origin, path, headers = {}, status = 200 }, milliseconds, from) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const until = performance.now() + milliseconds
  let sent = 0
  const sendUntilEnd = async () => {
    while (performance.now() < until) await send(origin + path(from + sent++), agent, headers, status)
  }
  await Promise.all(Array.from({ length: connections }, sendUntilEnd))
  agent.destroy()
  return sent
}

const send = (url: string, agent: Agent, headers: Record<string, string>, status: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, response => {
      response.resume()
      response.on('end', () => {
        if (response.statusCode === status) resolve()
        else reject(new Error(`${url} was answered with ${response.statusCode}`))
      })
    })
    request.on('error', reject)
  })
