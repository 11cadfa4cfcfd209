import { Agent, get, type OutgoingHttpHeaders } from 'node:http'

export interface Load {
  origin: string
  /** The path of the n-th request. */
  path(n: number): string
  headers?: OutgoingHttpHeaders
  status?: number
}

const connections = 8

/** Sends requests over a few connections for some time, and returns their number. */
export const putLoadOn = async (
  { origin, path, headers = {}, status = 200 }: Load,
  milliseconds: number,
): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const until = performance.now() + milliseconds
  let sent = 0
  const sendUntilEnd = async () => {
    while (performance.now() < until) await send(origin + path(++sent), agent, headers, status)
  }
  await Promise.all(Array.from({ length: connections }, sendUntilEnd))
  agent.destroy()
  return sent
}

const send = (url: string, agent: Agent, headers: OutgoingHttpHeaders, status: number): Promise<void> =>
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
