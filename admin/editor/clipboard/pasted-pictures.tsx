import type { MediaItem } from '@ximblox/contract/media'
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Stored, UploadRequest } from '../../media/uploads/upload-queue.ts'
import { useUploadQueue } from '../../media/uploads/uploads-provider.tsx'
import type { BlockPlace } from '../state/document/places.ts'
import { useWorkspace } from '../workspace.ts'
import type { PastedBlocks } from './blocks-from.ts'
import { textPictures } from './lazy-clipboard.ts'
import type { PicturesOfTexts, TextPicturesOptions } from './text-pictures.ts'
import { useBlockPictures } from './use-block-pictures.ts'
import { usePictureUploads } from './use-picture-uploads.ts'

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

const Context = createContext<PastedPictures | undefined>(undefined)

/** Above the tabs of the editor, because an upload may take longer than the user stays on one. */
export const PastedPicturesProvider = ({ children }: { children: ReactNode }) => {
  const t = useTranslations('editor.clipboard')
  const tUploads = useTranslations('media.uploads')
  const { editor, announce, retry } = useWorkspace()
  const queue = useUploadQueue()
  const uploads = usePictureUploads()
  const blocks = useBlockPictures(uploads)

  // The notifications follow the language; the pictures stay.
  const services = {
    ...uploads,
    onInserted: ({ fileName }: MediaItem) => {
      announce(t('pictureInserted', { name: fileName }))
      retry()
    },
    onGone: (file: MediaItem, after: string | null) =>
      void blocks.insertBlock(file, { after, place: null }, false),
    texts: {
      progress: (name: string) => tUploads('progress', { name }),
      retry: tUploads('retry'),
      retryNamed: (name: string) => tUploads('retryNamed', { name }),
      remove: t('removePicture'),
      removeNamed: (name: string) => t('removePictureNamed', { name }),
    },
    add: blocks.add,
    addBetween: blocks.addBetween,
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
    onElsewhere: count => latest.current.onElsewhere(count),
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
    tellElsewhere: count => latest.current.onElsewhere(count),
  }))

  const onStored = useEffectEvent(({ file: sent }: UploadRequest, { file }: Stored) => {
    if (!pictures.current?.arrive(sent, file)) blocks.arrive(sent, file)
  })
  const onChange = useEffectEvent(() => {
    pictures.current?.follow()
    blocks.insertArrived()
  })
  useEffect(() => queue.subscribeToStored((request, stored) => onStored(request, stored)), [queue])
  useEffect(() => queue.subscribe(() => pictures.current?.refresh()), [queue])
  useEffect(() => editor.store.subscribe(() => onChange()), [editor])
  return <Context value={value}>{children}</Context>
}

export const usePastedPictures = (): PastedPictures => {
  const pictures = use(Context)
  if (!pictures) throw new Error('usePastedPictures needs a PastedPicturesProvider')
  return pictures
}
