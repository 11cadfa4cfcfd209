import { allows } from '@ximblox/contract/rules/permissions'
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Stored, UploadRequest } from '../../media/uploads/upload-queue.ts'
import { useUploadQueue } from '../../media/uploads/uploads-provider.tsx'
import { useSession } from '../../session/use-session.ts'
import { toast } from '../../ui/toast.ts'
import { insertUploaded } from '../state/commands/insert-uploaded.ts'
import { type BlockPlace, outermost } from '../state/document/places.ts'
import { useMayChange } from '../use-may-change.ts'
import { useWorkspace } from '../workspace.ts'
import { pictureBlock, pictureType } from './picture-block.ts'

/** Uploads files and inserts them as blocks: at a place, or after the selected blocks. */
type AddPictures = (files: readonly File[], place: BlockPlace | null) => void

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

const Context = createContext<AddPictures | undefined>(undefined)

/** Above the tabs of the editor, because an upload may take longer than the user stays on one. */
export const PastedPicturesProvider = ({ children }: { children: ReactNode }) => {
  const t = useTranslations('editor.clipboard')
  const tModal = useTranslations('modal')
  const { permissions } = useSession()
  const { editor, announce, readOnly, retry } = useWorkspace()
  const mayChange = useMayChange()
  const queue = useUploadQueue()
  const [batches] = useState(() => new Map<File, Batch>())
  const [arrived] = useState<Arrived[]>(() => [])
  const fail = (message: string) => toast({ kind: 'failed', message, close: tModal('close') })

  const insertPicture = ({ sent, file, batch }: Arrived): string | undefined => {
    const { document } = editor.store.getState()
    const block = pictureBlock(editor.registry, file)
    const before = batch.files
      .slice(0, batch.files.indexOf(sent))
      .findLast(file => document.blocks.has(batch.blocks.get(file) ?? ''))
    const previous = before && batch.blocks.get(before)
    const wanted = previous === undefined ? batch : { after: previous, place: null }
    const selected = previous !== undefined && batch.blocks.size > 0 ? [previous] : batch.selected
    if (!block || !editor.run(insertUploaded(block, wanted, selected))) return undefined
    return [...editor.store.getState().document.blocks.keys()].find(key => !document.blocks.has(key))
  }
  const insertArrived = useEffectEvent(() => {
    // An open dialog keeps the page as it is until it is closed.
    while (editor.store.getState().activity.name === 'Editing') {
      const next = arrived.shift()
      if (!next) return
      const { sent, file, batch } = next
      const key = insertPicture(next)
      if (key === undefined) fail(t('pictureKept', { name: file.fileName }))
      else {
        batch.blocks.set(sent, key)
        announce(t('pasted', { count: 1 }))
        // The URL of the image works once the server has stored its use on the page.
        retry()
      }
    }
  })
  const onStored = useEffectEvent(({ file: sent }: UploadRequest, stored: Stored) => {
    const batch = batches.get(sent)
    if (!batch) return
    batches.delete(sent)
    arrived.push({ ...stored, sent, batch })
    insertArrived()
  })
  useEffect(() => queue.subscribeToStored((request, stored) => onStored(request, stored)), [queue])
  useEffect(() => editor.store.subscribe(() => insertArrived()), [editor])

  const add: AddPictures = (given, place) => {
    if (readOnly) return
    const pictures = given.filter(({ type }) => type.startsWith('image/'))
    const made = pictureType(editor.registry)
    if (pictures.length < given.length) fail(t('onlyPictures'))
    if (pictures.length === 0) return
    if (!made || !mayChange(made.type)) return fail(t('nothing'))
    if (!allows(permissions, 'manage-media')) return fail(t('mayNotUpload'))
    // Copies, because an object of the canvas would keep its whole document in memory after it is closed.
    const files = pictures.map(file => new File([file], file.name, { type: file.type }))
    const { document, selection } = editor.store.getState()
    const after = outermost(document, selection.blocks).at(-1) ?? null
    const batch: Batch = {
      after,
      place: place && { parent: place.parent, slot: place.slot, after: place.after },
      selected: [...selection.blocks],
      files,
      blocks: new Map(),
    }
    for (const file of files) batches.set(file, batch)
    queue.add(files.map(file => ({ file, folder: '/', keepsBoth: true })))
    announce(t('uploading', { count: files.length }))
  }
  return <Context value={add}>{children}</Context>
}

export const useAddPictures = (): AddPictures => {
  const add = use(Context)
  if (!add) throw new Error('useAddPictures needs a PastedPicturesProvider')
  return add
}
