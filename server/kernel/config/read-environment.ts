import { existsSync } from 'node:fs'
import { type Config, readConfig } from './config.ts'

/** Reads the settings of the environment, and of the file `.env` in the current folder for names that it lacks. */
export const readEnvironment = (): Readonly<Config> => {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readConfig()
}

/** Sets settings for this process. An empty value also replaces that of the file `.env`. */
export const replaceSettings = (values: Record<string, string>): void => {
  Object.assign(process.env, values)
}
