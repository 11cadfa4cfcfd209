import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { BackupError } from './backup-error.ts'

/** The first bytes of a file in the age format, which other tools can decrypt too. */
export const encryptedMark = 'age-encryption.org/v1'

type Transform = (source: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>

/** Encrypts a stream with a passphrase. */
export const encrypting = (passphrase: string): Transform =>
  async function* (source) {
    const encrypter = new Encrypter()
    encrypter.setPassphrase(passphrase)
    yield* fromWeb(await encrypter.encrypt(toWeb(source)))
  }

/** Decrypts a stream. Throws a `BackupError` when the passphrase is wrong. */
export const decrypting = (passphrase: string): Transform =>
  async function* (source) {
    const decrypter = new Decrypter()
    decrypter.addPassphrase(passphrase)
    const decrypted = await decrypter.decrypt(toWeb(source)).catch(error => {
      throw new BackupError('the backup cannot be decrypted with this BACKUP_PASSPHRASE', { cause: error })
    })
    yield* fromWeb(decrypted)
  }

// Node.js and browsers declare the same streams with different types.
const toWeb = (source: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(source)) as unknown as ReadableStream<Uint8Array>
const fromWeb = (stream: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> =>
  Readable.fromWeb(stream as unknown as NodeStream)
