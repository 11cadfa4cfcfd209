import { createReadStream } from 'node:fs'

/** The archive entry in which Office stores macros. Archives store the names of entries uncompressed. */
const entryName = 'vbaproject.bin'

/** True when an Office document contains macros, whatever its content types declare. */
export const holdsMacros = async (path: string): Promise<boolean> => {
  let tail = ''
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = tail + chunk.toString('latin1').toLowerCase()
    if (text.includes(entryName)) return true
    tail = text.slice(-entryName.length)
  }
  return false
}
