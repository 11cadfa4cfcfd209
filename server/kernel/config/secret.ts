import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../errors/start-error.ts'
import { writeOnce } from '../files/write-once.ts'

const minLength = 32

export const secretFile = (dataDir: string): string => join(dataDir, 'secret')

/** Loads the instance's secret from the data folder. The first start creates it. */
export const loadSecret = async (dataDir: string): Promise<string> => {
  const file = secretFile(dataDir)
  await writeOnce(file, randomBytes(48).toString('base64url'))
  const secret = (await readFile(file, 'utf8')).trim()
  if (secret.length < minLength)
    throw new StartError(
      `${file} is corrupted. Delete it to create a new one. All users will have to log in again.`,
    )
  return secret
}
