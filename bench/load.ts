import { Agent, get, type OutgoingHttpHeaders } from 'node:http'

export interface Load {
  origin: string
  /** The path of the n-th request. */
  path(n: number): string
  headers?: OutgoingHttpHeaders
  status?: number
}

const connections = 8

/** Sends requests over a few connections for some time, and returns how many were answered. */
export const putLoadOn = async (
  { origin, path, headers = {}, status = 200 }: Load,
  milliseconds: number,
): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const until = performance.now() + milliseconds
  let asked = 0
  const work = async () => {
    while (performance.now() < until) await ask(origin + path(++asked), agent, headers, status)
  }
  await Promise.all(Array.from({ length: connections }, work))
  agent.destroy()
  return asked
}

const ask = (url: string, agent: Agent, headers: OutgoingHttpHeaders, status: number): Promise<void> =>
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
