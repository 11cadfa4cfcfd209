import type { ImageData } from '@ximblox/contract/blocks'
import type { Language } from '@ximblox/contract/locales'
import type { BlockCommands } from '../block-commands.ts'
import type { BlockClipboard } from '../clipboard/use-block-clipboard.ts'
import type { LinkRequest } from '../links/link-dialog.tsx'
import type { RenderDataStore } from '../render-data/render-data.ts'
import type { OwnPages } from '../rich-text/pasted-address.ts'
import type { ImageRequest } from '../rich-text/text-image.ts'
import type { OpenText, TextAddress, TextPictures } from '../rich-text/text-pictures.ts'
import type { JoinedLines } from '../state/commands/lines-below.ts'
import type { Path } from '../state/document/paths.ts'
import type { Query } from '../state/find/ranges-in.ts'
import type { Editor } from '../state/store.ts'
import type { CanvasCommands } from './canvas-commands.ts'
import type { CanvasTexts } from './canvas-texts.ts'

/** One of the places where a term stands on the page. */
export interface Found {
  query: Query
  block: string
  /** The path of the text, as in `cards.k7.title`. */
  field: string
  /** Which of the occurrences in this text. */
  index: number
}

/** Commands from the surrounding screen to the canvas. */
export interface CanvasHandle {
  scrollTo(block: string): void
  focusBlock(block: string): void
  /** Puts the caret into the first text of a block, or into its first empty text. */
  writeIn(block: string, where?: 'first' | 'empty'): void
  /** Whether a text of a block, as in `cards.k7.title`, is on the page. */
  hasText(block: string, field: string): boolean
  /** Calls back, at most once per frame, when the page may look different. */
  onLayout(listener: () => void): () => void
  /** Puts the caret into the selected text of a selected block. */
  writeSelected(block: string): void
  /** Marks all occurrences of a term, and one of them in particular; null ends the search. */
  markFound(found: Found | null): void
  /** Also scrolls to it. */
  showFound(found: Found): void
  /** Selects it for writing. */
  writeFound(found: Found): void
}

/** A block type that may be added, with its name in the interface language. */
export interface BlockOption {
  type: string
  name: string
}

/** Services of the surrounding screen for the canvas. */
export interface CanvasHost {
  editor: Editor
  blocks: BlockCommands
  renderData: RenderDataStore
  /** The page is shown without editing. */
  readOnly?: boolean
  /**
   * Shows the field of an image or file, and opens the library if the field is empty; `path` as in `['cards', 'k7',
   * 'image']`.
   */
  openMediaPicker?(block: string, path: Path): void
  /** The URL of an image whose use on the page is not saved yet. */
  imagePreviewUrl(image: ImageData): string
  /** Opens the link dialog for a text. */
  requestLink(request: LinkRequest): void
  /** The block types allowed after a block that match a search, best first. */
  findBlockTypes(after: string, term: string): BlockOption[]
  /** The pages of this site, for addresses that are pasted into a text. */
  ownPages: OwnPages
  /** Says that part of a text was lowered to what a text can hold. */
  notifyLowered(): void
  /** Says how many links of a pasted text have an address that is not allowed. */
  notifyRefusedLinks(count: number): void
  /** Announces a text to screen readers. */
  announce(text: string): void
  /** Opens the image dialog for a text. */
  requestImage(request: ImageRequest): void
  /** Offers to move all but the first of the lines that were joined in a field to a text below. */
  offerLinesBelow(block: string, path: Path, lines: JoinedLines): void
  /** Called when code of the canvas could not be loaded, perhaps because the server has another build by now. */
  reportMissingCode(): void
  /** Loads what `openPictures` and `clipboard.pasteTables` need. */
  loadForTexts(): Promise<void>
  /** The pictures that a text which is opened for writing waits for. */
  openPictures(address: TextAddress, text: OpenText): TextPictures
  /** Says whether images wait for the text editor, so that the user is asked before leaving. */
  expectPictures(isExpected: boolean): void
  clipboard: BlockClipboard
  /** Moves the focus to the part of the screen after the page, or before it. */
  moveFocus(by: 1 | -1): void
  /** Opens the search on the page, for the selected text if there is any. */
  find(selected: string): void
  /** Opens the list of keyboard shortcuts. */
  showHelp(): void
  undo(): void
  redo(): void
  save(): void
  /** Called with the handle once the canvas is ready, and with null when it is closed. */
  registerCanvas?(handle: CanvasHandle | null): void
}

/** The only object shared with the canvas; the surrounding document passes it once. */
export interface Bridge extends CanvasHost {
  protocol: 1
  /** The interface language. */
  language: Language
  texts: CanvasTexts
  commands: CanvasCommands
  /** The colour scheme of the toolbars. */
  scheme: 'light' | 'dark'
}

/** Dispatched by the canvas on its own frame element once it can receive the bridge. */
export const readyEvent = 'ximblox-canvas'
export type Receive = (bridge: Bridge) => void

/** Drag data type of blocks from the palette; the data is the id of the block type. */
export const blockDragType = 'application/x-ximblox-block'
