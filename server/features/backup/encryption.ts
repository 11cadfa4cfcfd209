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

// Node.js and browsers declare the same streams with different types, so these adapters are written out.
const toWeb = (source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> => {
  const iterator = source[Symbol.asyncIterator]()
  return new ReadableStream({
    pull: async controller => {
      const { value, done } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: async () => void (await iterator.return?.()),
  })
}

async function* fromWeb(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    yield value
  }
}
