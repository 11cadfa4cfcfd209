import { createReadStream } from 'node:fs'

// Tab, line feed, form feed and carriage return are the control characters that text has.
const textControls = new Set([9, 10, 12, 13])
const isControl = (byte: number) => (byte < 32 && !textControls.has(byte)) || byte === 127

/** Whether a file is text in UTF-8 or an older one-byte encoding, as spreadsheets still export. */
export const isPlainText = async (path: string): Promise<boolean> => {
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (chunk.some(isControl)) return false
  }
  return true
}
