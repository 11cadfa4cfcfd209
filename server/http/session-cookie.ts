import type { Config } from '../config.ts'
import { isSecure } from './origin.ts'

/** Over https the name itself keeps other hosts and paths from setting it. */
export const cookieName = (config: Config): string => (isSecure(config) ? '__Host-session' : 'session')
