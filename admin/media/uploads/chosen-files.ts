import { isValidName, normaliseName } from '@ximblox/contract/rules/file-name'

/** A file and its folders relative to the target, such as `['Trip', 'Day 1']`. */
export interface ChosenFile {
  file: File
  folders: readonly string[]
}

/** Created by operating systems and not meant to be uploaded. */
const systemFiles = new Set(['thumbs.db', 'desktop.ini'])
const isUserFile = (name: string) => !name.startsWith('.') && !systemFiles.has(name.toLowerCase())

/** The files of an input element, which may accept whole folders. */
export const filesOf = (list: FileList): ChosenFile[] =>
  [...list]
    .map(file => ({ file, folders: file.webkitRelativePath.split('/').slice(0, -1).map(folderName) }))
    .filter(({ file, folders }) => folders.length === 0 || isUserFile(file.name))

/** Dropped files, and folders that contain none. */
export interface Dropped {
  files: readonly ChosenFile[]
  emptyFolders: readonly (readonly string[])[]
}

/**
 * Reads dropped files and folders. The entries must be read before the first await, because the browser then empties
 * the DataTransfer object.
 */
export const droppedFiles = async ({ items, files }: DataTransfer): Promise<Dropped> => {
  const entries = [...items].flatMap(item => item.webkitGetAsEntry() ?? [])
  const plainFiles = [...files].map(file => ({ file, folders: [] }))
  if (!entries.some(entry => entry.isDirectory)) return { files: plainFiles, emptyFolders: [] }
  return merge(await Promise.all(entries.map(entry => contentOf(entry, []))))
}

const emptyDrop: Dropped = { files: [], emptyFolders: [] }

const merge = (all: readonly Dropped[]): Dropped => ({
  files: all.flatMap(({ files }) => files),
  emptyFolders: all.flatMap(({ emptyFolders }) => emptyFolders),
})

const contentOf = async (entry: FileSystemEntry, folders: readonly string[]): Promise<Dropped> => {
  if (isFile(entry)) {
    if (folders.length > 0 && !isUserFile(entry.name)) return emptyDrop
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    return { ...emptyDrop, files: [{ file, folders }] }
  }
  if (!isDirectory(entry) || !isUserFile(entry.name)) return emptyDrop
  const inside = [...folders, folderName(entry.name)]
  const entries = await allEntries(entry.createReader())
  const content = merge(await Promise.all(entries.map(child => contentOf(child, inside))))
  const isEmpty = content.files.length === 0 && content.emptyFolders.length === 0
  return isEmpty ? { ...emptyDrop, emptyFolders: [inside] } : content
}

/** `readEntries` returns batches of a hundred, and an empty one at the end. */
const allEntries = async (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> => {
  const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
  return batch.length === 0 ? [] : [...batch, ...(await allEntries(reader))]
}

/** Trims what the library refuses at the end of a name, so that the folder's files are uploaded nevertheless. */
const folderName = (name: string): string => {
  const normalised = normaliseName(name)
  return isValidName(normalised) ? normalised : normalised.replace(/[. ]+$/, '')
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
