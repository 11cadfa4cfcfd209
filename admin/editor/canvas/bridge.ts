import type { ImageData } from '@ximblox/contract/blocks'
import type { Language } from '@ximblox/contract/locales'
import type { BlockCommands } from '../block-commands.ts'
import type { BlockClipboard } from '../clipboard/use-block-clipboard.ts'
import type { LinkRequest } from '../links/link-dialog.tsx'
import type { RenderDataStore } from '../render-data/render-data.ts'
import type { Path } from '../state/document/paths.ts'
import type { Editor } from '../state/store.ts'
import type { CanvasCommands } from './canvas-commands.ts'
import type { CanvasWords } from './canvas-words.ts'

/** What the screen can ask of the canvas. */
export interface CanvasHandle {
  scrollTo(block: string): void
  focusBlock(block: string): void
  /** Puts the caret into the first text of a block, or into the first that says nothing yet. */
  writeIn(block: string, where?: 'first' | 'empty'): void
}

/** What the screen around the canvas does for it. */
export interface CanvasHost {
  editor: Editor
  blocks: BlockCommands
  renderData: RenderDataStore
  /** Whether the page is only shown. */
  readOnly?: boolean
  /** Shows the field of a picture or file, and the library where it has none yet; `path` as in `['cards', 'k7', 'image']`. */
  openMediaPicker?(block: string, path: Path): void
  /** Where a picture is found that the server does not know the page to use yet. */
  previewAddress(image: ImageData): string
  /** Asks where a link in a text leads. */
  requestLink(request: LinkRequest): void
  clipboard: BlockClipboard
  /** To the part of the screen after the page, or before it. */
  goOn(by: 1 | -1): void
  /** Says what keys there are. */
  showHelp(): void
  undo(): void
  redo(): void
  save(): void
  /** Told of the canvas when it is there, and of null when it is gone. */
  registerCanvas?(handle: CanvasHandle | null): void
}

/** The one object that the canvas gets from the document around it, handed over once. */
export interface Bridge extends CanvasHost {
  protocol: 1
  /** Of the interface. */
  language: Language
  words: CanvasWords
  commands: CanvasCommands
  /** Colours of the toolbars. */
  scheme: 'light' | 'dark'
}

/** Dispatched by the canvas on its own frame element when it is ready for the bridge. */
export const readyEvent = 'ximblox-canvas'
export type Receive = (bridge: Bridge) => void

/** Type of what the palette's blocks carry when they are dragged into the canvas: the id of a block type. */
export const blockDragType = 'application/x-ximblox-block'
