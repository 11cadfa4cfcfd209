import type { Config } from '../config.ts'

export const isSecure = (config: Config): boolean => config.publicURL.startsWith('https:')

/** Over https the name itself keeps other hosts and paths from setting it. */
export const cookieName = (config: Config): string => (isSecure(config) ? '__Host-session' : 'session')
