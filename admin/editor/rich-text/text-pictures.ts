import type { TextImage } from '@ximblox/blocks/rich-text/document'

/** Where a text is: the block, or null for the page, and the path in it, as in `['props', 'body']`. */
export interface TextAddress {
  block: string | null
  path: readonly string[]
}

/** A picture that is still uploaded, and the position in the text where it will stand. */
export interface PlacedPicture {
  id: number
  at: number
}

/** What a placeholder shows. */
export interface PictureState {
  name: string
  /** The part that has been sent, from 0 to 1. */
  sent: number
  /** Why the upload stopped; null while it goes on. */
  error: string | null
  /** The same file may be taken when it is sent again. */
  mayRetry: boolean
}

export interface PictureTexts {
  progress(name: string): string
  retry: string
  retryNamed(name: string): string
  remove: string
  removeNamed(name: string): string
}

/** A text that is open in an editor, as the uploads see it. */
export interface OpenText {
  /** Puts an uploaded picture in its place; returns false while a word is being composed in the text. */
  insert(id: number, image: TextImage): boolean
  /** Called when the state of a picture has changed. */
  refresh(): void
}

/** The pictures of one text, whose uploads outlive its editor. */
export interface TextPictures {
  texts: PictureTexts
  /** The pictures of the text that are still uploaded. */
  placed(): readonly PlacedPicture[]
  /** Uploads files; returns no ids if they are refused. */
  uploadFiles(files: readonly File[]): number[]
  /** Uploads the pictures that HTML names; null for each that only another site has. */
  uploadSources(sources: readonly string[]): (number | null)[]
  /** Remembers places that a change of the text has moved. */
  place(placed: readonly PlacedPicture[]): void
  /** Null if the picture is no longer expected. */
  state(id: number): PictureState | null
  retry(id: number): void
  remove(id: number): void
  /** The user writes in this editor of the text; another one may be open beside it. */
  activate(): void
  /** Inserts what waited for the end of a composition. */
  settle(): void
  close(): void
}

export type OpenTextPictures = (text: OpenText) => TextPictures
