/** The text of a file as spreadsheets save it, with or without a mark of its encoding. */
export const fileText = (bytes: ArrayBuffer): string => {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Excel's "CSV" has the code page of Windows, in which any bytes are a text.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
