import type { MediaItem } from '@ximblox/contract/media'
import { allows } from '@ximblox/contract/rules/permissions'
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMessage } from '../../errors/use-message.ts'
import type { Stored, Upload, UploadRequest } from '../../media/uploads/upload-queue.ts'
import { useUploadQueue } from '../../media/uploads/uploads-provider.tsx'
import { useSession } from '../../session/use-session.ts'
import { toast } from '../../ui/toast.ts'
import { insertUploaded } from '../state/commands/insert-uploaded.ts'
import { type BlockPlace, outermost, placeOf } from '../state/document/places.ts'
import { useMayChange } from '../use-may-change.ts'
import { useWorkspace } from '../workspace.ts'
import type { PastedBlocks } from './blocks-from.ts'
import { isSomeoneWriting } from './browser-clipboard.ts'
import { textPictures } from './lazy-clipboard.ts'
import { pictureBlock, pictureType } from './picture-block.ts'
import { readPicture } from './read-picture.ts'
import type { PicturesOfTexts, TextPicturesOptions } from './text-pictures.ts'

interface PastedPictures extends Pick<PicturesOfTexts, 'open' | 'isBusy'> {
  /** Uploads files and inserts them as blocks: at a place, or after the selected blocks. */
  add(files: readonly File[], place: BlockPlace | null): void
  /** Inserts the pictures that stood between blocks which have been pasted. */
  addBetween(pictures: PastedBlocks['pictures'], blocks: readonly string[]): void
  /** Says whether pictures wait for the text editor of the canvas. */
  expect(isExpected: boolean): void
  /** Notifies of pictures that only other sites have. */
  tellElsewhere(count: number): void
}

/** Files that were pasted together; their blocks have the same order. */
interface Batch {
  after: string | null
  place: BlockPlace | null
  selected: readonly string[]
  files: readonly File[]
  /** The blocks that were inserted, by the file. */
  blocks: Map<File, string>
}

interface Arrived extends Stored {
  sent: File
  batch: Batch
}

const Context = createContext<PastedPictures | undefined>(undefined)

/** Above the tabs of the editor, because an upload may take longer than the user stays on one. */
export const PastedPicturesProvider = ({ children }: { children: ReactNode }) => {
  const t = useTranslations('editor.clipboard')
  const tUploads = useTranslations('media.uploads')
  const messageOf = useMessage()
  const { permissions } = useSession()
  const { editor, announce, readOnly, retry } = useWorkspace()
  const mayChange = useMayChange()
  const queue = useUploadQueue()
  const [batches] = useState(() => new Map<File, Batch>())
  const [arrived] = useState<Arrived[]>(() => [])
  const fail = (message: string) => toast(message, 'failed')

  const insertBlock = (
    file: MediaItem,
    wanted: Parameters<typeof insertUploaded>[1],
    isSelected: boolean,
  ) => {
    const { document } = editor.store.getState()
    const block = pictureBlock(editor.registry, file)
    if (!block || !editor.run(insertUploaded(block, wanted, isSelected))) {
      fail(t('pictureKept', { name: file.fileName }))
      return undefined
    }
    announce(t('pasted', { count: 1 }))
    // The URL of the image works once the server has stored its use on the page.
    retry()
    return [...editor.store.getState().document.blocks.keys()].find(key => !document.blocks.has(key))
  }
  const insertPicture = ({ sent, file, batch }: Arrived): string | undefined => {
    const { document, selection } = editor.store.getState()
    const before = batch.files
      .slice(0, batch.files.indexOf(sent))
      .findLast(file => document.blocks.has(batch.blocks.get(file) ?? ''))
    const previous = before && batch.blocks.get(before)
    const wanted = previous === undefined ? batch : { after: previous, place: null }
    const selected = previous !== undefined && batch.blocks.size > 0 ? [previous] : batch.selected
    // Otherwise the user is at work elsewhere.
    const isSelected = selection.blocks.join() === selected.join() && !isSomeoneWriting()
    return insertBlock(file, wanted, isSelected)
  }
  const insertArrived = useEffectEvent(() => {
    // An open dialog keeps the page as it is until it is closed.
    while (editor.store.getState().activity.name === 'Editing') {
      const next = arrived.shift()
      if (!next) return
      const key = insertPicture(next)
      if (key !== undefined) next.batch.blocks.set(next.sent, key)
    }
  })

  const copied = (files: readonly File[]) => {
    const pictures = files.filter(({ type }) => type.startsWith('image/'))
    if (pictures.length < files.length) fail(t('onlyPictures'))
    // Copies, because an object of the canvas would keep its whole document in memory after it is closed.
    return pictures.map(file => new File([file], file.name, { type: file.type }))
  }
  const mayUpload = () => {
    const isAllowed = allows(permissions, 'manage-media')
    if (!isAllowed) fail(t('mayNotUpload'))
    return isAllowed
  }
  const upload = (files: readonly File[]) => {
    if (files.length === 0) return
    queue.add(files.map(file => ({ file, folder: '/', keepsBoth: true })))
    announce(t('uploading', { count: files.length }))
  }
  const tellElsewhere = (count: number) => toast(t('picturesLeftOut', { count }))
  const add: PastedPictures['add'] = (given, place) => {
    if (readOnly) return
    const files = copied(given)
    const made = pictureType(editor.registry)
    if (files.length === 0) return
    if (!made || !mayChange(made.type)) return fail(t('nothing'))
    if (!mayUpload()) return
    const { document, selection } = editor.store.getState()
    const batch: Batch = {
      after: outermost(document, selection.blocks).at(-1) ?? null,
      place: place && { parent: place.parent, slot: place.slot, after: place.after },
      selected: [...selection.blocks],
      files,
      blocks: new Map(),
    }
    for (const file of files) batches.set(file, batch)
    upload(files)
  }

  const addBetween = async (pictures: PastedBlocks['pictures'], blocks: readonly string[]) => {
    const read = await Promise.all(
      pictures.map(async ({ source, after }) => ({
        after,
        file: await readPicture(source, location.origin),
      })),
    )
    const elsewhere = read.filter(({ file }) => !file).length
    if (elsewhere > 0) tellElsewhere(elsewhere)
    const { document } = editor.store.getState()
    for (const after of new Set(read.map(({ after }) => after))) {
      const files = read.flatMap(one => (one.after === after && one.file ? one.file : []))
      const block = blocks[after - 1] ?? null
      const first = blocks[0] === undefined ? undefined : placeOf(document, blocks[0])
      const place = block === null ? first : placeOf(document, block)
      if (files.length > 0 && place) add(files, block === null ? place : { ...place, after: block })
    }
  }

  // The notifications follow the language; the pictures stay.
  const services = {
    mayUpload,
    picturesIn: copied,
    upload,
    messageOf: (upload: Upload | undefined) =>
      upload?.state === 'refused'
        ? tUploads('failed', { reason: upload.errors.map(messageOf).join(' ') })
        : tUploads('cancelled'),
    onInserted: ({ fileName }: MediaItem) => {
      announce(t('pictureInserted', { name: fileName }))
      retry()
    },
    onGone: (file: MediaItem, after: string | null) => void insertBlock(file, { after, place: null }, false),
    texts: {
      progress: (name: string) => tUploads('progress', { name }),
      retry: tUploads('retry'),
      retryNamed: (name: string) => tUploads('retryNamed', { name }),
      remove: t('removePicture'),
      removeNamed: (name: string) => t('removePictureNamed', { name }),
    },
    add,
    addBetween,
    tellElsewhere,
  }
  const latest = useRef(services)
  useEffect(() => {
    latest.current = services
  })
  const [options] = useState<TextPicturesOptions>(() => ({
    editor,
    origin: location.origin,
    uploads: queue,
    texts: () => latest.current.texts,
    mayUpload: () => latest.current.mayUpload(),
    picturesIn: files => latest.current.picturesIn(files),
    upload: files => latest.current.upload(files),
    messageOf: upload => latest.current.messageOf(upload),
    onElsewhere: count => latest.current.tellElsewhere(count),
    onInserted: file => latest.current.onInserted(file),
    onGone: (file, after) => latest.current.onGone(file, after),
  }))
  /** Null as long as no text has been opened. */
  const pictures = useRef<PicturesOfTexts>(null)
  const isExpected = useRef(false)
  const [value] = useState<PastedPictures>(() => ({
    open: (address, text) => {
      const code = textPictures.loaded()
      if (!code) throw new Error('the code of text pictures is loaded before a text is opened')
      pictures.current ??= code.createTextPictures(options)
      return pictures.current.open(address, text)
    },
    isBusy: () => isExpected.current || (pictures.current?.isBusy() ?? false),
    expect: expected => {
      isExpected.current = expected
    },
    add: (files, place) => latest.current.add(files, place),
    addBetween: (pictures, blocks) => void latest.current.addBetween(pictures, blocks),
    tellElsewhere: count => latest.current.tellElsewhere(count),
  }))

  const onStored = useEffectEvent(({ file: sent }: UploadRequest, stored: Stored) => {
    const batch = batches.get(sent)
    if (pictures.current?.arrive(sent, stored.file) || !batch) return
    batches.delete(sent)
    arrived.push({ ...stored, sent, batch })
    insertArrived()
  })
  useEffect(() => queue.subscribeToStored((request, stored) => onStored(request, stored)), [queue])
  useEffect(() => queue.subscribe(() => pictures.current?.refresh()), [queue])
  useEffect(
    () =>
      editor.store.subscribe(() => {
        pictures.current?.follow()
        insertArrived()
      }),
    [editor],
  )
  return <Context value={value}>{children}</Context>
}

export const usePastedPictures = (): PastedPictures => {
  const pictures = use(Context)
  if (!pictures) throw new Error('usePastedPictures needs a PastedPicturesProvider')
  return pictures
}
