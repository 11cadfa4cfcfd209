import { createHash } from 'node:crypto'

/** A digest of the entries of an archive: of their order, names, sizes and contents. */
export const createArchiveDigest = () => {
  const hash = createHash('sha256')
  let entries = 0
  return {
    begin: (name: string, size: number) => {
      entries += 1
      hash.update(`${name}\0${size}\0`)
    },
    update: (chunk: Uint8Array) => void hash.update(chunk),
    result: () => ({ entries, sha256: hash.digest('hex') }),
  }
}
