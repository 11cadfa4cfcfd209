/** Where the supervisor tells what it does. */
export type Log = (level: 'debug' | 'info' | 'warn' | 'error', message: string, detail?: object) => void
