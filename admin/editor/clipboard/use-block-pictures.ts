import type { MediaItem } from '@ximblox/contract/media'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toast } from '../../ui/toast.ts'
import { insertUploaded, type Wanted } from '../state/commands/insert-uploaded.ts'
import { type BlockPlace, placeOf } from '../state/document/places.ts'
import { useMayChange } from '../use-may-change.ts'
import { useWorkspace } from '../workspace.ts'
import type { PastedBlocks } from './blocks-from.ts'
import { isSomeoneWriting } from './browser-clipboard.ts'
import { batchOf, type PictureBatch, placeInBatch } from './picture-batch.ts'
import { pictureBlock, pictureType } from './picture-block.ts'
import { readPicture } from './read-picture.ts'
import type { TextPicturesOptions } from './text-pictures.ts'

interface Arrived {
  sent: File
  file: MediaItem
  batch: PictureBatch
}

/** Pictures that are inserted as blocks once they are uploaded. */
export const useBlockPictures = ({
  mayUpload,
  picturesIn,
  upload,
  onElsewhere,
}: Pick<TextPicturesOptions, 'mayUpload' | 'picturesIn' | 'upload' | 'onElsewhere'>) => {
  const t = useTranslations('editor.clipboard')
  const { editor, announce, readOnly, retry } = useWorkspace()
  const mayChange = useMayChange()
  const [batches] = useState(() => new Map<File, PictureBatch>())
  const [arrived] = useState<Arrived[]>(() => [])

  const insertBlock = (file: MediaItem, wanted: Wanted, isSelected: boolean): string | undefined => {
    const { document } = editor.store.getState()
    const block = pictureBlock(editor.registry, file)
    if (!block || !editor.run(insertUploaded(block, wanted, isSelected))) {
      toast(t('pictureKept', { name: file.fileName }), 'failed')
      return undefined
    }
    announce(t('pasted', { count: 1 }))
    // The URL of the image works once the server has stored its use on the page.
    retry()
    return [...editor.store.getState().document.blocks.keys()].find(key => !document.blocks.has(key))
  }
  const insertArrived = () => {
    // An open dialog keeps the page as it is until it is closed.
    while (editor.store.getState().activity.name === 'Editing') {
      const next = arrived.shift()
      if (!next) return
      const { sent, file, batch } = next
      const { document, selection } = editor.store.getState()
      const { wanted, selected } = placeInBatch(batch, sent, document)
      // Otherwise the user is at work elsewhere.
      const isSelected = selection.blocks.join() === selected.join() && !isSomeoneWriting()
      const key = insertBlock(file, wanted, isSelected)
      if (key !== undefined) batch.blocks.set(sent, key)
    }
  }
  const arrive = (sent: File, file: MediaItem) => {
    const batch = batches.get(sent)
    if (!batch) return
    batches.delete(sent)
    arrived.push({ sent, file, batch })
    insertArrived()
  }

  const add = (given: readonly File[], place: BlockPlace | null) => {
    if (readOnly) return
    const files = picturesIn(given)
    const made = pictureType(editor.registry)
    if (files.length === 0) return
    if (!made || !mayChange(made.type)) return toast(t('nothing'), 'failed')
    if (!mayUpload()) return
    const batch = batchOf(editor.store.getState(), files, place)
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
    if (elsewhere > 0) onElsewhere(elsewhere)
    const { document } = editor.store.getState()
    for (const after of new Set(read.map(({ after }) => after))) {
      const files = read.flatMap(one => (one.after === after && one.file ? one.file : []))
      const block = blocks[after - 1] ?? null
      const first = blocks[0] === undefined ? undefined : placeOf(document, blocks[0])
      const place = block === null ? first : placeOf(document, block)
      if (files.length > 0 && place) add(files, block === null ? place : { ...place, after: block })
    }
  }

  return { add, addBetween, arrive, insertArrived, insertBlock }
}
