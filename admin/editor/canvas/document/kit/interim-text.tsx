import type { RichPart } from '@ximblox/blocks/render/kit-parts'
import { isEqual, stableStringify } from '@ximblox/contract/rules/equal'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { JoinedTexts } from '../../../rich-text/join-texts.ts'
import { pictureFiles } from '../../../rich-text/picture-files.ts'
import { openPlainWriting, type PlainWriting } from '../../../rich-text/plain-writing.ts'
import { placeOf } from '../../../state/document/places.ts'
import { useCanvas } from '../canvas-context.ts'
import type { Writing } from '../canvas-state.ts'
import { joinWithBlockBefore } from '../continue-writing.ts'
import {
  bringsPictures,
  copyOfClipboard,
  type EarlyPaste,
  placedPastes,
  unchangedPastes,
  wordsOfClipboard,
} from '../early-pastes.ts'
import { isFocusHere } from '../focus.ts'
import { movedCaret } from '../moved-caret.ts'
import { cover, uncover } from '../rich-text/cover-texts.ts'
import { textOffsetAt } from '../rich-text/text-offset-at.ts'
import { nothingYet } from '../write.ts'
import { crossingOf } from './crossing.ts'
import { labelOf, placeholderOf } from './label-of.ts'
import { useLoadedText } from './use-loaded-text.ts'

interface Props {
  part: RichPart
  interim: Writing
}

interface TextToWrite {
  doc: RichPart['value']
  text: number
}

/** What an undo or redo can bring back. */
interface Snapshot extends Pick<Opened, 'base' | 'pastes'> {
  words: string
  caret: number
}

interface Opened {
  writing: PlainWriting
  /** What it was opened with. */
  base: TextToWrite
  /** What the page has not reported back yet, after the value that it reported last. */
  sent: RichPart['value'][]
  pastes: EarlyPaste[]
}

/**
 * Takes the place of one paragraph of a formatted text until its editor is loaded. What is typed there is on the page at
 * once, as plain text.
 */
export const InterimText = ({ part, interim }: Props): ReactNode => {
  const { block, path, value } = part
  const canvas = useCanvas()
  const { bridge, state, richText } = canvas
  const area = useRef<HTMLTextAreaElement>(null)
  const opened = useRef<Opened | null>(null)
  const snapshots = useRef(new Map<string, Snapshot>())
  const [hasPictures, setHasPictures] = useState(false)

  const fit = () => {
    const field = area.current?.closest<HTMLElement>('[data-field]')
    if (area.current && field && opened.current) cover(field, area.current, opened.current.writing.texts())
  }
  const take = () => {
    if (!area.current || !opened.current) return
    const { writing, sent, pastes } = opened.current
    const kept = unchangedPastes(pastes, writing.text(), area.current.value)
    const written = writing.write(area.current.value, area.current.selectionStart)
    sent.push(written)
    keepPastes(kept)
    bridge.commands.type(block.key, path, written)
    fit()
  }
  const keepPastes = (pastes: EarlyPaste[]) => {
    if (!area.current || !opened.current) return
    opened.current.pastes = pastes
    setHasPictures(pastes.some(({ data }) => bringsPictures(data)))
    const { base, sent } = opened.current
    const { value: words, selectionStart: caret } = area.current
    snapshots.current.set(stableStringify(sent.at(-1) ?? null), { base, pastes, words, caret })
  }
  /** Goes on in another text, or in one that has become longer. */
  const cross = ({ doc, text, offset }: JoinedTexts) => {
    if (!area.current || !opened.current) return
    const { sent, pastes } = opened.current
    const isChanged = doc !== sent.at(-1)
    const writing = openPlainWriting(doc, text)
    const kept = unchangedPastes(pastes, area.current.value, writing.text())
    const base = { doc, text }
    opened.current = { writing, base, sent: isChanged ? [...sent, doc] : sent, pastes: kept }
    area.current.value = writing.text()
    area.current.setSelectionRange(offset, offset)
    keepPastes(kept)
    if (isChanged) bridge.commands.type(block.key, path, doc)
    fit()
  }
  const isPlain = useRef(false)
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent, currentTarget } = event
    isPlain.current = shiftKey && key.toLowerCase() === 'v'
    if (!opened.current || nativeEvent.isComposing || shiftKey || ctrlKey || metaKey || altKey) return
    const { writing, sent, pastes } = opened.current
    const doc = sent.at(-1) ?? value
    const crossing = crossingOf(key, currentTarget, doc, writing)
    // What was pasted into several texts is repeated where it is.
    const isKept = pastes.length === 0 || (writing.texts().count === 1 && crossing?.doc !== doc)
    const field = currentTarget.closest<HTMLElement>('[data-field]')
    const isBackspace = key === 'Backspace' && currentTarget.selectionEnd === 0 && pastes.length === 0
    const isFirst = isBackspace && writing.texts().first === 0 && !crossing
    const join = isFirst && field ? joinWithBlockBefore(canvas, block.key, field) : undefined
    if (!join && !(crossing && isKept)) return
    event.preventDefault()
    if (join) join()
    else if (crossing) cross(crossing)
  }
  /** The words are on the page at once; the editor repeats the paste. */
  const paste = (event: ClipboardEvent) => {
    const data = copyOfClipboard(event.clipboardData)
    if (!area.current || !opened.current || isPlain.current || data.types.length === 0) return
    event.preventDefault()
    const { selectionStart: from, selectionEnd: to } = area.current
    area.current.setRangeText(wordsOfClipboard(data), from, to, 'end')
    take()
    const words = area.current.value.slice(from, area.current.selectionEnd)
    if (!opened.current.writing.isPreformatted) keepPastes([...opened.current.pastes, { from, words, data }])
  }
  const open = useEffectEvent(({ point, typed, pasted }: Writing) => {
    const field = area.current?.closest<HTMLElement>('[data-field]')
    if (!area.current || !field) return
    const { text, offset } = textOffsetAt(field, value, point)
    const writing = openPlainWriting(value, text)
    opened.current = { writing, base: { doc: value, text }, sent: [value], pastes: [] }
    area.current.value = writing.text()
    area.current.setSelectionRange(offset, offset)
    if (typed === '' && pasted.length === 0) fit()
    else {
      area.current.setRangeText(typed, offset, offset, 'end')
      take()
      if (!writing.isPreformatted) keepPastes(pasted.map(paste => ({ ...paste, from: paste.from + offset })))
    }
    area.current.focus({ preventScroll: true })
  })
  /** Someone who left before the editor was loaded gets the pictures below the text. */
  const placePictures = useEffectEvent(() => {
    const place = placeOf(bridge.editor.store.getState().document, block.key)
    if (!place) return
    const below = { ...place, after: block.key }
    for (const { data } of opened.current?.pastes.toReversed() ?? []) {
      const files = pictureFiles(data)
      if (files.length > 0) bridge.clipboard.drop(files, below)
      else void bridge.clipboard.bringPictures(data.getData('text/html'), below)
    }
  })
  useLayoutEffect(() => {
    const field = area.current?.closest<HTMLElement>('[data-field]')
    open(interim)
    return () => {
      placePictures()
      if (field) uncover(field)
    }
  }, [interim])
  const changedElsewhere = (doc: RichPart['value']): Snapshot => {
    const { writing, pastes } = opened.current ?? { writing: openPlainWriting(doc, 0), pastes: [] }
    const [before, caret] = [area.current?.value ?? '', area.current?.selectionStart ?? 0]
    const text = writing.texts().first
    const words = openPlainWriting(doc, text).text()
    return {
      base: { doc, text },
      pastes: unchangedPastes(pastes, before, words),
      words,
      caret: movedCaret(before, words, caret),
    }
  }
  /** Shows what was changed elsewhere, for example by undo. */
  const show = useEffectEvent((value: RichPart['value']) => {
    if (!area.current || !opened.current) return
    const { sent } = opened.current
    const own = sent.findIndex(written => isEqual(written, value))
    if (own >= 0) sent.splice(0, own)
    else {
      const snapshot = snapshots.current.get(stableStringify(value))
      const { base, pastes, words, caret } = snapshot ?? changedElsewhere(value)
      const writing = openPlainWriting(base.doc, base.text)
      if (snapshot) writing.write(words, caret)
      opened.current = { writing, base, sent: [value], pastes }
      area.current.value = words
      area.current.setSelectionRange(caret, caret)
      keepPastes(pastes)
    }
    fit()
  })
  useLayoutEffect(() => {
    show(value)
  }, [value])

  const isComposing = useRef(false)
  /** Goes on in the editor once it is loaded. */
  const goOn = () => {
    if (!area.current || !opened.current || isComposing.current) return
    if (!richText.loaded() || !isFocusHere()) return
    const { writing } = opened.current
    const pastes = placedPastes(opened.current.pastes, writing)
    opened.current.pastes = []
    const point = writing.placeOf(area.current.selectionStart)
    state.setState({ interim: null, writing: { ...nothingYet, field: interim.field, point, pastes } })
  }
  const isFailed = useLoadedText(goOn)
  useEffect(() => {
    if (!hasPictures) return
    bridge.expectPictures(true)
    return () => bridge.expectPictures(false)
  }, [bridge, hasPictures])

  return (
    <>
      <textarea
        ref={area}
        className="ximblox-interim"
        aria-label={labelOf(bridge, part)}
        placeholder={placeholderOf(bridge, part)}
        onInput={take}
        onKeyDown={press}
        onPaste={paste}
        onFocus={goOn}
        onCompositionStart={() => {
          isComposing.current = true
        }}
        onCompositionEnd={() => {
          isComposing.current = false
          goOn()
        }}
      />
      {(isFailed || hasPictures) && (
        <output className="ximblox-interim-note">
          {hasPictures ? bridge.texts.interimPictures : bridge.texts.interim}
        </output>
      )}
    </>
  )
}
