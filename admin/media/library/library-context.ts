import type { Directory, MediaItem } from '@ximblox/contract/media'
import { createContext, use } from 'react'
import type { ChosenFile, Dropped } from '../uploads/chosen-files.ts'
import type { PlaceState } from './use-library-place.ts'

/** What is being dragged within the library. */
export type Dragged = { files: readonly MediaItem[] } | { folder: string }

/** A question that the library asks before it does something. */
export type LibraryQuestion =
  | { kind: 'create-folder' }
  | { kind: 'add-video' }
  | { kind: 'rename-folder' | 'move-folder' | 'delete-folder'; folder: string }
  | { kind: 'rename-file'; file: MediaItem }
  | { kind: 'move-files' | 'delete-files'; files: readonly MediaItem[] }

/** What every part of the library works with. */
export interface LibraryValue extends PlaceState {
  /** Whether the user may change anything here. */
  mayChange: boolean
  /** Every folder there is; nothing until they came. */
  directories: readonly Directory[] | undefined
  /** What is being dragged; nothing when it comes from elsewhere. */
  dragged(): Dragged | undefined
  drag(what: Dragged | undefined): void
  ask(question: LibraryQuestion): void
  moveFiles(files: readonly MediaItem[], folder: string): Promise<boolean>
  moveFolder(from: string, to: string): Promise<boolean>
  uploadInto(folder: string, files: readonly ChosenFile[]): void
  /** What comes from the desktop, folders without files included. */
  takeIn(folder: string, dropped: Dropped): Promise<void>
}

const LibraryContext = createContext<LibraryValue | undefined>(undefined)
export const LibraryProvider = LibraryContext

export const useLibrary = (): LibraryValue => {
  const library = use(LibraryContext)
  if (!library) throw new Error('there is no library here')
  return library
}
