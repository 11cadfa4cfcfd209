import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, rm, writeFile } from 'node:fs/promises'

/** Creates a private file atomically. An existing file stays as it is. */
export const writeOnce = async (file: string, text: string): Promise<void> => {
  // On a full disk, the existing file must be enough.
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
