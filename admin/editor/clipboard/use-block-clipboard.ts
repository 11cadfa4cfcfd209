import type { Block } from '@ximblox/contract/blocks'
import { walkBlocks } from '@ximblox/contract/rules/walk-blocks'
import { useTranslations } from 'use-intl'
import type { LazyModule } from '../../lazy-module.ts'
import { toast } from '../../ui/toast.ts'
import { remove } from '../state/commands/arrange.ts'
import { paste } from '../state/commands/paste.ts'
import { type Container, treeOf } from '../state/document/document.ts'
import { type BlockPlace, outermost } from '../state/document/places.ts'
import { useMayChange } from '../use-may-change.ts'
import { useNotifyRefusedLinks } from '../use-notify-refused-links.ts'
import { useWorkspace } from '../workspace.ts'
import { readClipboard, serveClipboard, writeClipboard } from './browser-clipboard.ts'
import { type Clip, clipOf, copiedIn } from './clip.ts'
import { htmlPictures, pastedBlocks } from './lazy-clipboard.ts'
import { usePastedPictures } from './pasted-pictures.tsx'
import { type PasteTables, usePasteTables } from './use-paste-tables.ts'

interface Service {
  /** Whether the focus is where clipboard commands apply to blocks. */
  isMeant?(): boolean
  /** A slot as paste target, instead of the selected block. */
  into?(): Container | null
  /** Called after cutting, which removes the focused element. */
  onCut?(): void
  /** Called with a paste that goes on, and whether it has put blocks on the page. */
  onPaste?(paste: Promise<boolean>): void
}

export interface BlockClipboard {
  /** For buttons; each returns whether it had an effect. */
  copy(): boolean
  cut(): boolean
  paste(): Promise<boolean>
  /** Uploads dropped files and inserts them as blocks. */
  drop(files: readonly File[], place: BlockPlace): void
  /** Uploads the pictures in HTML and inserts them as blocks, by default after the selected ones. */
  bringPictures(html: string, place?: BlockPlace): Promise<number>
  pasteTables: PasteTables
  /** Handles the shortcuts of a document; returns a function that stops it. */
  serve(target: Document, service: Service): () => void
}

/** Copies and pastes the selected blocks between pages, tabs and other programs. */
export const useBlockClipboard = (): BlockClipboard => {
  const t = useTranslations('editor.clipboard')
  const { editor, announce, readOnly } = useWorkspace()
  const mayChange = useMayChange()
  const { add: addPictures, addBetween, tellElsewhere } = usePastedPictures()
  const pasteTables = usePasteTables()
  const notifyRefusedLinks = useNotifyRefusedLinks()
  const { origin } = location

  const selected = () => {
    const { document, selection } = editor.store.getState()
    return outermost(document, selection.blocks)
  }
  const clipNow = (): Clip | null => {
    const { document } = editor.store.getState()
    const trees = selected().flatMap(key => treeOf(document, key) ?? [])
    return trees.length > 0 ? clipOf(editor.registry, trees, origin) : null
  }
  const takeOut = (): boolean => {
    const keys = selected()
    if (readOnly || !editor.run(remove(keys))) return false
    announce(t('cut', { count: keys.length }))
    return true
  }
  /** Null, with a message, where code is missing that has been removed from the server or cannot be reached. */
  const code = async <M>(module: LazyModule<M>): Promise<M | null> => {
    try {
      return await module.load()
    } catch {
      toast(t('notLoaded'))
      return null
    }
  }
  /** Texts have no pictures of other programs: they become blocks, or the user is notified of how many are missing. */
  const bringPictures: BlockClipboard['bringPictures'] = async (html, place) => {
    // Copied blocks bring their own.
    if (!/<img\b/i.test(html) || copiedIn(html)) return 0
    const found = await (await code(htmlPictures))?.picturesInHTML(html, origin)
    if (!found) return 0
    const { files, elsewhere } = found
    if (files.length > 0) addPictures(files, place ?? null)
    if (elsewhere > 0) tellElsewhere(elsewhere)
    return files.length + elsewhere
  }
  const insertClip = async (clip: Clip, into: Container | null = null): Promise<boolean> => {
    const pasted = (await code(pastedBlocks))?.blocksFrom(clip, editor.registry, origin)
    if (!pasted) return false
    const { blocks, pictures, refusedLinks } = pasted
    if (blocks.length === 0) {
      if ((await bringPictures(clip.html)) === 0) toast(t('nothing'))
    } else if (!typesIn(blocks).every(mayChange) || !editor.run(paste(blocks, into))) toast(t('refused'))
    else {
      announce(t('pasted', { count: blocks.length }))
      addBetween(pictures, editor.store.getState().selection.blocks)
      if (refusedLinks > 0) notifyRefusedLinks(refusedLinks)
      return true
    }
    return false
  }
  const write = (): boolean => {
    const clip = clipNow()
    const isWritten = clip !== null && writeClipboard(clip)
    if (clip && !isWritten) toast(t('notWritten'))
    return isWritten
  }
  const announceCopied = () => announce(t('copied', { count: selected().length }))

  return {
    copy: () => {
      const isWritten = write()
      if (isWritten) announceCopied()
      return isWritten
    },
    cut: () => write() && takeOut(),
    paste: async () => {
      const clip = await readClipboard()
      if (!clip) toast(t('notRead'))
      if (clip?.files?.length) {
        addPictures(clip.files, null)
        return false
      }
      return clip !== null && insertClip(clip)
    },
    drop: addPictures,
    bringPictures,
    pasteTables,
    serve: (target, { isMeant = () => true, into, onCut, onPaste }) =>
      serveClipboard(target, {
        isMeant: () => editor.store.getState().activity.name === 'Editing' && isMeant(),
        copy: () => {
          const clip = clipNow()
          if (clip) announceCopied()
          return clip
        },
        cut: () => {
          const clip = clipNow()
          if (!takeOut()) return null
          onCut?.()
          return clip
        },
        paste: clip => {
          const pasted = readOnly ? null : insertClip(clip, into?.())
          if (pasted) onPaste?.(pasted)
        },
        pasteFiles: files => addPictures(files, null),
        pasteText: html => {
          if (!readOnly) void bringPictures(html)
        },
      }),
  }
}

const typesIn = (blocks: readonly Block[]): string[] => {
  const types: string[] = []
  walkBlocks(blocks, ({ type }) => types.push(type))
  return types
}
