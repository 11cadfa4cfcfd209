import { randomUUID } from 'node:crypto'
import { link, rm, writeFile } from 'node:fs/promises'

/** Makes a private file that is there whole or not at all; one that is there already stays. */
export const writeOnce = async (file: string, text: string): Promise<void> => {
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
