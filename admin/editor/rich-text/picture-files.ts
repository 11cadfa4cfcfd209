/**
 * The files of a clipboard. Programs add a picture of selected text, which is not meant; file managers add the names or
 * paths of the files.
 */
export const pictureFiles = (clipboard: DataTransfer | null): File[] => {
  if (!clipboard) return []
  const files = [...clipboard.files]
  const names = clipboard.getData('text/plain').split(/[\r\n]+/)
  const isOfFile = (line: string) => {
    const name = decoded(line.trim()).split(/[\\/]/).at(-1)
    return name === '' || files.some(file => file.name.normalize() === name?.normalize())
  }
  return names.every(isOfFile) ? files : []
}

/** Some file managers write URLs. */
const decoded = (path: string): string => {
  try {
    return path.startsWith('file:') ? decodeURI(path) : path
  } catch {
    return path
  }
}
