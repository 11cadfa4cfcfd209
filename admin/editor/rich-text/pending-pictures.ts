import { type Editor, Extension } from '@tiptap/core'
import { dropCursor } from '@tiptap/pm/dropcursor'
import type { Slice } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import type { TextImage } from '@ximblox/blocks/rich-text/document'
import { pictureFiles } from './picture-files.ts'
import { markPictures, pictureMark } from './picture-marks.ts'
import { createPlaceholder, type Placeholder } from './picture-placeholder.ts'
import { inOrder, insertPicture, placedAround, within } from './place-of-picture.ts'
import type { OpenText, OpenTextPictures, PlacedPicture, TextPictures } from './text-pictures.ts'

const key = new PluginKey<readonly PlacedPicture[]>('pendingPictures')

export interface PendingPictures {
  extension: Extension
  /** Takes files that were dropped at a point of the window. */
  drop(view: EditorView, files: readonly File[], point: { left: number; top: number }): boolean
}

/**
 * Pictures that are pasted or dropped stand where the caret was, as a placeholder until their upload ends. The placeholder
 * is no part of the text, so that nothing of it is stored; what is written in the meantime moves it.
 */
export const pendingPictures = (open: OpenTextPictures): PendingPictures => {
  let pictures: TextPictures | undefined
  const drop: PendingPictures['drop'] = (view, files, point) => {
    const at = view.posAtCoords(point)
    if (files.length === 0 || !at || !pictures) return false
    add(view, pictures.uploadFiles(files), at.pos)
    return true
  }
  const extension = Extension.create({
    name: 'pendingPictures',
    // After what reads pasted HTML.
    priority: 50,
    addProseMirrorPlugins() {
      const openFor = (text: OpenText) => {
        pictures = open(text)
        return pictures
      }
      return [picturesPlugin(this.editor, openFor, drop), dropCursor({ width: 2, color: 'currentColor' })]
    },
  })
  return { extension, drop }
}

const picturesPlugin = (
  editor: Editor,
  open: OpenTextPictures,
  drop: PendingPictures['drop'],
): Plugin<readonly PlacedPicture[]> => {
  const placeholders = new Map<number, Placeholder>()
  let pictures: TextPictures | undefined
  let sources: readonly string[] = []
  const placeholderOf = (id: number): HTMLElement => {
    const known = placeholders.get(id)
    if (known || !pictures) return known?.element ?? document.createElement('span')
    const made = createPlaceholder(id, pictures, () => editor.view.focus())
    placeholders.set(id, made)
    return made.element
  }
  return new Plugin<readonly PlacedPicture[]>({
    key,
    state: {
      init: () => [],
      apply: (tr, placed) => (tr.getMeta(key) as readonly PlacedPicture[] | undefined) ?? moved(tr, placed),
    },
    view: view => {
      const opened = open({
        insert: (id, image) => {
          showExpected()
          return insert(view, id, image)
        },
        refresh: () => {
          for (const { refresh } of placeholders.values()) refresh()
          showExpected()
        },
      })
      /** Another editor of the text may have taken pictures too. */
      const showExpected = () => {
        const placed = placedIn(view.state)
        const kept = placed.filter(({ id }) => opened.state(id))
        const added = opened.placed().filter(({ id }) => !placed.some(picture => picture.id === id))
        if (added.length > 0 || kept.length < placed.length)
          view.dispatch(view.state.tr.setMeta(key, inOrder([...kept, ...added])))
      }
      pictures = opened
      // Not while the editor is being set up.
      queueMicrotask(() => view.isDestroyed || showExpected())
      return {
        update: (_view, before) => {
          const placed = placedIn(view.state)
          if (placed === placedIn(before)) return
          for (const id of placeholders.keys())
            if (!placed.some(picture => picture.id === id)) placeholders.delete(id)
          opened.place(placed)
        },
        destroy: opened.close,
      }
    },
    props: {
      decorations: state =>
        DecorationSet.create(
          state.doc,
          placedIn(state).map(({ id, at }, index, { length }) =>
            Decoration.widget(within(state.doc, at), () => placeholderOf(id), {
              key: `picture-${id}`,
              // Before the caret, in their order.
              side: index - length,
              ignoreSelection: true,
              stopEvent: () => true,
            }),
          ),
        ),
      transformPastedHTML: html => {
        const { body } = new DOMParser().parseFromString(html, 'text/html')
        sources = markPictures(body)
        return sources.length > 0 ? body.innerHTML : html
      },
      handlePaste: (view, event, slice) =>
        pictures !== undefined && pasteInto(view, event.clipboardData, slice, sources, pictures),
      handleDrop: (view, { dataTransfer, clientX, clientY }, slice, isMoved) => {
        const point = { left: clientX, top: clientY }
        if (isMoved) return false
        if (drop(view, [...(dataTransfer?.files ?? [])], point)) return true
        const at = view.posAtCoords(point)
        if (sources.length === 0 || !at || !pictures) return false
        const { doc, tr } = view.state
        view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(at.pos))))
        return replaceSelection(view, slice, sources, pictures)
      },
      handleDOMEvents: {
        focus: () => pictures?.activate(),
        paste: () => {
          sources = []
        },
        drop: () => {
          sources = []
        },
        // The letters are in the text a moment later.
        compositionend: view => void setTimeout(() => view.isDestroyed || pictures?.settle(), 50),
      },
    },
  })
}

const placedIn = (state: EditorState): readonly PlacedPicture[] => key.getState(state) ?? []

const moved = ({ docChanged, mapping }: Transaction, placed: readonly PlacedPicture[]) =>
  docChanged && placed.length > 0 ? placed.map(({ id, at }) => ({ id, at: mapping.map(at, -1) })) : placed

const add = (view: EditorView, ids: readonly number[], at: number): void => {
  if (ids.length === 0) return
  const added = ids.map(id => ({ id, at }))
  view.dispatch(view.state.tr.setMeta(key, inOrder([...placedIn(view.state), ...added])))
}

const insert = (view: EditorView, id: number, image: TextImage): boolean => {
  const { state } = view
  const placed = placedIn(state)
  const place = placed.find(picture => picture.id === id)?.at
  if (place === undefined || view.composing) return false
  const { tr } = state
  const isWritten = state.selection.empty && state.selection.from === place
  const at = insertPicture(tr, place, state.schema.node('image', image), isWritten)
  view.dispatch(tr.setMeta(key, placedAround(placed, id, tr, at)))
  return true
}

const pasteInto = (
  view: EditorView,
  clipboard: DataTransfer | null,
  slice: Slice,
  sources: readonly string[],
  pictures: TextPictures,
): boolean => {
  const files = pictureFiles(clipboard)
  if (files.length > 0) {
    add(view, pictures.uploadFiles(files), view.state.selection.to)
    return true
  }
  return sources.length > 0 && replaceSelection(view, slice, sources, pictures)
}

const replaceSelection = (
  view: EditorView,
  slice: Slice,
  sources: readonly string[],
  pictures: TextPictures,
): true => {
  const tr = view.state.tr.replaceSelection(slice)
  const added = takeMarks(tr, pictures.uploadSources(sources))
  const placed = inOrder([...moved(tr, placedIn(view.state)), ...added])
  view.dispatch(tr.setMeta(key, placed).setMeta('paste', true).setMeta('uiEvent', 'paste').scrollIntoView())
  return true
}

/** Removes the marks of pictures from a text, and the paragraphs that are nothing else; returns the places of those with ids. */
const takeMarks = (tr: Transaction, ids: readonly (number | null)[]): PlacedPicture[] => {
  const taken: (PlacedPicture & { steps: number })[] = []
  for (let found = firstMark(tr); found; found = firstMark(tr)) {
    const { index, from, to } = found
    const id = ids[index] ?? null
    const $from = tr.doc.resolve(from)
    // What follows a picture that is not here goes on in the line before it.
    if (id === null && from === $from.start() && $from.parent === tr.selection.$head.parent) {
      const line = $from.depth > 0 ? tr.doc.resolve($from.before()).nodeBefore : null
      if (line?.isTextblock) {
        tr.delete($from.before() - 1, to)
        continue
      }
    }
    // The line with the caret stays, so that writing goes on after the picture.
    const isAlone =
      $from.parent.textContent.length === to - from &&
      (id === null || $from.parent !== tr.selection.$head.parent) &&
      isDeletable(tr, from)
    if (isAlone) tr.delete($from.before(), $from.after())
    else tr.delete(from, to)
    if (id !== null) taken.push({ id, at: isAlone ? $from.before() : from, steps: tr.steps.length })
  }
  return taken.map(({ id, at, steps }) => ({ id, at: tr.mapping.slice(steps).map(at, -1) }))
}

const isDeletable = ({ doc }: Transaction, at: number): boolean => {
  const $at = doc.resolve(at)
  const index = $at.index(-1)
  return $at.node(-1).canReplace(index, index + 1)
}

const firstMark = ({ doc }: Transaction): { index: number; from: number; to: number } | null => {
  let first: ReturnType<typeof firstMark> = null
  doc.descendants((node, position) => {
    const found = first === null && node.isText ? pictureMark(node.text ?? '') : null
    if (found) first = { index: found.index, from: position + found.from, to: position + found.to }
    return first === null
  })
  return first
}
