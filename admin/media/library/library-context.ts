import type { Directory, MediaItem } from '@ximblox/contract/media'
import { createContext, use } from 'react'
import type { ChosenFile, Dropped } from '../uploads/chosen-files.ts'
import type { UnsavedFields } from './unsaved-fields.ts'
import type { PlaceState } from './use-library-place.ts'

export type Dragged = { files: readonly MediaItem[] } | { folder: string }

/** An action that opens a dialog first. */
export type LibraryAction =
  | { kind: 'create-folder' }
  | { kind: 'add-video' }
  | { kind: 'rename-folder' | 'move-folder' | 'delete-folder'; folder: string }
  | { kind: 'rename-file'; file: MediaItem }
  | { kind: 'move-files' | 'delete-files'; files: readonly MediaItem[] }

export interface LibraryValue extends PlaceState {
  mayChange: boolean
  unsaved: UnsavedFields
  /** Undefined while loading. */
  directories: readonly Directory[] | undefined
  /** Undefined if the drag began outside the library. */
  dragged(): Dragged | undefined
  drag(item: Dragged | undefined): void
  openDialog(action: LibraryAction): void
  /** The title for errors: the step of the last change that failed. */
  failed: string
  moveFiles(files: readonly MediaItem[], folder: string): Promise<boolean>
  moveFolder(from: string, to: string): Promise<boolean>
  uploadInto(folder: string, files: readonly ChosenFile[]): void
  /** Uploads files and folders from the desktop, empty folders included. */
  uploadDropped(folder: string, dropped: Dropped): Promise<void>
}

const LibraryContext = createContext<LibraryValue | undefined>(undefined)
export const LibraryProvider = LibraryContext

export const useLibrary = (): LibraryValue => {
  const library = use(LibraryContext)
  if (!library) throw new Error('useLibrary needs a LibraryProvider')
  return library
}
