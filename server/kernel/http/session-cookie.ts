import type { Config } from '../config/config.ts'
import { isSecure } from './origin.ts'

/** With https, the prefix of the name prevents other hosts and paths from setting the cookie. */
export const cookieName = (config: Config): string => (isSecure(config) ? '__Host-session' : 'session')
