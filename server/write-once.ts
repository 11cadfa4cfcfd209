import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, rm, writeFile } from 'node:fs/promises'

/** Makes a private file that is there whole or not at all; one that is there already stays. */
export const writeOnce = async (file: string, text: string): Promise<void> => {
  // On a full disk what is there already must be enough.
  if (existsSync(file)) return
  const temporary = `${file}.${randomUUID()}`
  try {
    await writeFile(temporary, text, { mode: 0o600, flag: 'wx', flush: true })
    await link(temporary, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(temporary, { force: true })
  }
}
