/** The settings that name a port and its address. */
export interface PortSettings {
  port: string
  host: string
}

export const sitePort: PortSettings = { port: 'PORT', host: 'HOST' }
export const metricsPort: PortSettings = { port: 'METRICS_PORT', host: 'METRICS_HOST' }

/** Why nobody can listen there, in one line; undefined for other errors. */
export const listenFailure = (error: unknown, settings: PortSettings): string | undefined => {
  const { code, port, address, syscall }: ListenError = Object(error)
  if (code === 'EADDRINUSE')
    return `port ${port} is already in use. Set ${settings.port} to a different port.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `this machine does not have the address ${address}. Set ${settings.host} to a different address.`
  if (code === 'EACCES' && syscall === 'listen')
    return `no permission to listen on port ${port}. Set ${settings.port} to a different port.`
}

interface ListenError {
  code?: string
  port?: number
  address?: string
  syscall?: string
}
