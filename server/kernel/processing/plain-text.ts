import { createReadStream } from 'node:fs'

// Tab, line feed, form feed and carriage return occur in text.
const textControls = new Set([9, 10, 12, 13])
const isControl = (code: number) => (code < 32 && !textControls.has(code)) || code === 127

/**
 * True when a file is text: in UTF-16 with its mark, as spreadsheets export it, in UTF-8, or in an older single-byte
 * encoding.
 */
export const isPlainText = async (path: string): Promise<boolean> => {
  let decoder: TextDecoder | undefined
  let isFirst = true
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (isFirst) decoder = decoderFor(chunk)
    isFirst = false
    if (decoder ? !isText(decoder, chunk) : chunk.some(isControl)) return false
  }
  return decoder === undefined || isText(decoder)
}

const decoderFor = (chunk: Buffer): TextDecoder | undefined => {
  const mark = chunk.subarray(0, 2).toString('hex')
  if (mark === 'fffe') return new TextDecoder('utf-16le', { fatal: true })
  return mark === 'feff' ? new TextDecoder('utf-16be', { fatal: true }) : undefined
}

/** Without a chunk the text has ended. */
const isText = (decoder: TextDecoder, chunk?: Buffer): boolean => {
  try {
    const text = chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
    for (let index = 0; index < text.length; index += 1) if (isControl(text.charCodeAt(index))) return false
    return true
  } catch {
    return false
  }
}
