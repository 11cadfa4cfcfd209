import { readFile } from 'node:fs/promises'

const maxBytes = 2_000_000

/** True for captions in WebVTT: text in UTF-8 that begins as the format demands and has at least one time. */
export const isVTT = async (path: string): Promise<boolean> => {
  const bytes = await readFile(path)
  if (bytes.length > maxBytes) return false
  const text = decode(bytes)
  return text !== undefined && /^WEBVTT(?:[ \t\r\n]|$)/.test(text) && timing.test(text)
}

const timing = /^(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}/m

const decode = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
