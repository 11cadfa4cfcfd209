import { existsSync } from 'node:fs'
import { type Config, readConfig } from './config.ts'

/** Reads the settings of the environment, and of the file `.env` in the current folder for names that it lacks. */
export const readEnvironment = (): Readonly<Config> => {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readConfig()
}
