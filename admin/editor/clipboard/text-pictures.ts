import { isRichText, type RichText, type TextImage } from '@ximblox/blocks/rich-text/document'
import type { Json } from '@ximblox/contract/fields'
import type { MediaItem } from '@ximblox/contract/media'
import { mayRetry } from '../../media/uploads/may-retry.ts'
import type { Upload, UploadQueue } from '../../media/uploads/upload-queue.ts'
import { movedPlace, withPicture } from '../rich-text/place-of-picture.ts'
import type {
  OpenText,
  PictureState,
  PictureTexts,
  PlacedPicture,
  TextAddress,
  TextPictures,
} from '../rich-text/text-pictures.ts'
import { setField, setProp } from '../state/commands/fields.ts'
import { pathText } from '../state/document/paths.ts'
import { valueAt } from '../state/operations/make.ts'
import type { Editor } from '../state/store.ts'
import { isPictureHere, readPicture } from './read-picture.ts'

export interface TextPicturesOptions {
  editor: Editor
  /** The origin of this site. */
  origin: string
  texts(): PictureTexts
  uploads: Pick<UploadQueue, 'getUploads' | 'retry' | 'remove'>
  /** Whether pictures may be uploaded now; notifies the user if not. */
  mayUpload(): boolean
  /** The files among these that are pictures; notifies the user of others. */
  picturesIn(files: readonly File[]): File[]
  upload(files: readonly File[]): void
  /** Formats why an upload stopped. */
  messageOf(upload: Upload | undefined): string
  /** Called with the number of pictures that only other sites have. */
  onElsewhere(count: number): void
  /** Called when a picture has been inserted into its text. */
  onInserted(file: MediaItem): void
  /** Called when the text of a picture is gone; `after` is the block that it was in. */
  onGone(file: MediaItem, after: string | null): void
}

export interface PicturesOfTexts {
  open(address: TextAddress, text: OpenText): TextPictures
  /** Whether pictures are still awaited. */
  isBusy(): boolean
  /** Shows how far the uploads are. */
  refresh(): void
  /** Takes an uploaded file; returns false if it is not for a text. */
  arrive(file: File, stored: MediaItem): boolean
  /** Follows the texts that no editor shows, and inserts what could not be inserted before. */
  follow(): void
}

/** A picture that a text waits for. */
interface Awaited {
  id: number
  address: TextAddress
  /** Null until the editor has placed it. */
  at: number | null
  /** The text that `at` is a position of, while no editor shows it. */
  known: RichText | undefined
  name: string
  /** Null until it is read. */
  file: File | null
  stored: MediaItem | null
}

/**
 * Pictures that stand in a text once they are uploaded, which may take longer than the user stays in that text. While an
 * editor shows the text, it knows their places; otherwise they are followed here.
 */
export const createTextPictures = (options: TextPicturesOptions): PicturesOfTexts => {
  const { editor, origin, uploads, upload } = options
  const awaited = new Map<number, Awaited>()
  /** The editors of each text; the one last written in is the last. */
  const open = new Map<string, OpenText[]>()
  let nextID = 1
  let isInserting = false

  const editorsOf = (address: TextAddress) => open.get(nameOf(address)) ?? []
  const placedIn = (address: TextAddress): PlacedPicture[] =>
    [...awaited.values()].flatMap(({ id, at, address: own }) =>
      at !== null && nameOf(own) === nameOf(address) ? { id, at } : [],
    )
  const textAt = ({ block, path }: TextAddress): RichText | undefined => {
    const value = valueAt(editor.store.getState().document, block, path) as Json | undefined
    return value !== undefined && isRichText(value) ? value : undefined
  }
  const refresh = () => {
    for (const text of [...open.values()].flat()) text.refresh()
  }
  const forget = (id: number) => {
    awaited.delete(id)
    refresh()
  }
  const expect = (address: TextAddress, name: string, file: File | null): Awaited => {
    const one = { id: nextID++, address, at: null, known: textAt(address), name, file, stored: null }
    awaited.set(one.id, one)
    return one
  }

  const follow = () => {
    for (const one of awaited.values()) {
      const text = editorsOf(one.address).length > 0 ? undefined : textAt(one.address)
      if (!text || text === one.known) continue
      if (one.known && one.at !== null) one.at = movedPlace(one.known, text, one.at)
      one.known = text
    }
    insertStored()
  }
  const insertStored = () => {
    // Inserting changes the page, which is followed too. An open dialog keeps the page as it is until it is closed.
    if (isInserting || editor.store.getState().activity.name !== 'Editing') return
    isInserting = true
    for (const one of [...awaited.values()]) if (one.stored) insertOne(one, one.stored)
    isInserting = false
  }
  const insertOne = (one: Awaited, stored: MediaItem) => {
    const text = editorsOf(one.address).at(-1)
    const isGone = !text && textAt(one.address) === undefined
    // An undo step of its own.
    editor.endTyping()
    const isInserted = isGone || (text ? text.insert(one.id, imageOf(stored)) : insertUnseen(one, stored))
    editor.endTyping()
    if (!isInserted) return
    forget(one.id)
    if (isGone) options.onGone(stored, one.address.block)
    else options.onInserted(stored)
  }
  /** Inserts a picture into a text that no editor shows. */
  const insertUnseen = ({ id, address }: Awaited, stored: MediaItem): boolean => {
    const before = textAt(address)
    if (!before) return false
    const { text, placed } = withPicture(before, placedIn(address), id, imageOf(stored))
    const { block, path } = address
    if (!editor.run(block === null ? setProp(path.slice(2), text) : setField(block, path, text))) return false
    moveTo(placed)
    return true
  }
  const moveTo = (placed: readonly PlacedPicture[]) => {
    for (const { id, at } of placed) {
      const one = awaited.get(id)
      if (one) Object.assign(one, { at, known: textAt(one.address) })
    }
  }

  const uploadOf = ({ file }: Awaited) => uploads.getUploads().findLast(upload => upload.file === file)
  const stateOf = (one: Awaited): PictureState => {
    const upload = one.file ? uploadOf(one) : undefined
    const isStopped = one.file !== null && !one.stored && isOver(upload)
    return {
      name: one.name,
      sent: upload?.sent ?? 0,
      error: isStopped ? options.messageOf(upload) : null,
      mayRetry: isStopped && mayRetry(upload?.errors ?? []),
    }
  }

  return {
    isBusy: () => awaited.size > 0,
    refresh: () => {
      if (awaited.size > 0) refresh()
    },
    follow,
    arrive: (file, stored) => {
      const one = [...awaited.values()].find(one => one.file === file)
      if (!one) return false
      one.stored = stored
      insertStored()
      return true
    },
    open: ({ block, path }, text) => {
      // A copy, because an object of the canvas would keep its whole document in memory after it is closed.
      const address = { block, path: [...path] }
      const name = nameOf(address)
      const others = () => editorsOf(address).filter(other => other !== text)
      // First, because only the focus says which editor of a text is written in.
      open.set(name, [text, ...others()])
      const isActive = () => editorsOf(address).at(-1) === text
      const activate = () => void open.set(name, [...others(), text])
      return {
        texts: options.texts(),
        placed: () => placedIn(address),
        uploadFiles: given => {
          activate()
          const files = options.mayUpload() ? options.picturesIn(given) : []
          const expected = files.map(file => expect(address, file.name, file))
          upload(files)
          return expected.map(({ id }) => id)
        },
        uploadSources: sources => {
          activate()
          const here = sources.map(source => isPictureHere(source, origin))
          const elsewhere = here.filter(isHere => !isHere).length
          if (elsewhere > 0) options.onElsewhere(elsewhere)
          if (elsewhere === sources.length || !options.mayUpload()) return sources.map(() => null)
          const expected = sources.map((_, index) => (here[index] ? expect(address, '', null) : null))
          void readAll(sources, expected)
          return expected.map(one => one && one.id)
        },
        place: placed => {
          if (!isActive()) return
          moveTo(placed)
          for (const other of others()) other.refresh()
        },
        state: id => {
          const one = awaited.get(id)
          return one ? stateOf(one) : null
        },
        retry: id => {
          const one = awaited.get(id)
          const upload = one && uploadOf(one)
          if (upload) uploads.retry(upload.id)
          else if (one?.file) options.upload([one.file])
        },
        remove: id => {
          const one = awaited.get(id)
          const upload = one && uploadOf(one)
          if (upload) uploads.remove(upload.id)
          forget(id)
        },
        activate,
        settle: insertStored,
        close: () => {
          if (isActive()) moveTo(placedIn(address))
          open.set(name, others())
        },
      }
    },
  }

  async function readAll(sources: readonly string[], expected: readonly (Awaited | null)[]) {
    const files = await Promise.all(
      sources.map(async (source, index) => (expected[index] ? readPicture(source, origin) : undefined)),
    )
    let missing = 0
    for (const [index, one] of expected.entries()) {
      const file = files[index]
      if (!one || !awaited.has(one.id)) continue
      if (file) Object.assign(one, { file, name: file.name })
      else {
        missing += 1
        forget(one.id)
      }
    }
    if (missing > 0) options.onElsewhere(missing)
    upload(expected.flatMap(one => (one && awaited.has(one.id) && one.file ? [one.file] : [])))
  }
}

const nameOf = ({ block, path }: TextAddress): string => `${block ?? ''}/${pathText(path)}`

const isOver = (upload: Upload | undefined): boolean =>
  !upload || upload.state === 'refused' || upload.state === 'cancelled'

const imageOf = ({ id, defaultAltText }: MediaItem): TextImage => ({
  file: { ref: 'file', id },
  altText: defaultAltText,
  size: 'full',
})
