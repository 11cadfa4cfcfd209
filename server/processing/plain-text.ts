import { createReadStream } from 'node:fs'

// Tab, line feed, form feed and carriage return occur in text.
const textControls = new Set([9, 10, 12, 13])
const isControl = (byte: number) => (byte < 32 && !textControls.has(byte)) || byte === 127

/** True when a file is text in UTF-8 or in an older single-byte encoding, which spreadsheets still export. */
export const isPlainText = async (path: string): Promise<boolean> => {
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (chunk.some(isControl)) return false
  }
  return true
}
