import { isName, normaliseName } from '@ximblox/contract/rules/file-name'

/** A file somebody chose, with the folders it lies in, as `['Trip', 'Day 1']`. */
export interface ChosenFile {
  file: File
  folders: readonly string[]
}

/** What systems put beside people's files; nobody means to upload it. */
const litter = new Set(['thumbs.db', 'desktop.ini'])
const isMeant = (name: string) => !name.startsWith('.') && !litter.has(name.toLowerCase())

/** Files of a file field, one that takes whole folders included. */
export const filesOf = (list: FileList): ChosenFile[] =>
  [...list]
    .map(file => ({ file, folders: file.webkitRelativePath.split('/').slice(0, -1).map(folderName) }))
    .filter(({ file, folders }) => folders.length === 0 || isMeant(file.name))

/** Files and folders that were dropped. What was dropped is to be asked for before anything is waited for. */
export const droppedFiles = async ({ items, files }: DataTransfer): Promise<ChosenFile[]> => {
  const entries = [...items].flatMap(item => item.webkitGetAsEntry() ?? [])
  const loose = [...files].map(file => ({ file, folders: [] }))
  if (!entries.some(entry => entry.isDirectory)) return loose
  return (await Promise.all(entries.map(entry => filesIn(entry, [])))).flat()
}

const filesIn = async (entry: FileSystemEntry, folders: readonly string[]): Promise<ChosenFile[]> => {
  if (isFile(entry)) {
    if (folders.length > 0 && !isMeant(entry.name)) return []
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    return [{ file, folders }]
  }
  if (!isDirectory(entry) || !isMeant(entry.name)) return []
  const inside = [...folders, folderName(entry.name)]
  const entries = await allEntries(entry.createReader())
  return (await Promise.all(entries.map(one => filesIn(one, inside)))).flat()
}

/** A reader gives a hundred at a time, and none when it has given all. */
const allEntries = async (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> => {
  const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
  return some.length === 0 ? [] : [...some, ...(await allEntries(reader))]
}

/** A folder whose name the library does not take still brings its files, under the nearest one that it does. */
const folderName = (name: string): string => {
  const normalised = normaliseName(name)
  return isName(normalised) ? normalised : normalised.replace(/[. ]+$/, '')
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
