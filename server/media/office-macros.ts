import { createReadStream } from 'node:fs'

/** Where Office keeps macros. Archives spell the names of their entries out, whatever they do to the content. */
const entryName = 'vbaproject.bin'

/** Whether an Office document carries macros, whatever its own list of contents says. */
export const holdsMacros = async (path: string): Promise<boolean> => {
  let tail = ''
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = tail + chunk.toString('latin1').toLowerCase()
    if (text.includes(entryName)) return true
    tail = text.slice(-entryName.length)
  }
  return false
}
