/**
 * The files of a clipboard. Programs add a picture of selected text, which is not meant; file managers add the names or
 * paths of the files.
 */
export const pictureFiles = (clipboard: DataTransfer | null): File[] => {
  if (!clipboard) return []
  const files = [...clipboard.files]
  const text = clipboard.getData('text/plain')
  if (text === '' && hasWords(clipboard.getData('text/html'))) return []
  const names = text.split(/[\r\n]+/)
  const isOfFile = (line: string) => {
    const name = decoded(line.trim()).split(/[\\/]/).at(-1)
    return name === '' || files.some(file => file.name.normalize() === name?.normalize())
  }
  return names.every(isOfFile) ? files : []
}

/** Whether HTML shows any words. */
export const hasWords = (html: string): boolean =>
  /[\p{L}\p{N}]/u.test(
    html.replaceAll(/<!--[\s\S]*?(-->|$)|<(style|script|title)\b[\s\S]*?(<\/\2|$)|<[^<>]*>|&\w+;/gi, ''),
  )

/** Some file managers write URLs. */
const decoded = (path: string): string => {
  try {
    return path.startsWith('file:') ? decodeURI(path) : path
  } catch {
    return path
  }
}
