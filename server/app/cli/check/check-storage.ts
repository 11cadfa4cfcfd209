import { randomBytes, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Storage } from '../../../kernel/storage/storage.ts'
import { type Finding, reasonIn } from './finding.ts'

/** Stores some bytes, reads them, and removes them again. */
export const checkStorage = async (storage: Storage): Promise<Finding[]> => {
  const name = randomBytes(32).toString('hex')
  const file = join(storage.temporaryFolder, randomUUID())
  try {
    await writeFile(file, name)
    await storage.put(file, name)
    const read = (await buffer(storage.read(name))).toString()
    await storage.removeAll(name)
    return read === name ? [] : [unusable('it returns other bytes than were stored')]
  } catch (error) {
    return [unusable(reasonIn(error))]
  }
}

const unusable = (reason: string): Finding => ({
  area: 'storage',
  severity: 'problem',
  message: `files cannot be stored, read and removed (${reason})`,
  remedy: 'Check MEDIA_URL, the permissions of its folder or bucket, and the free space.',
})
