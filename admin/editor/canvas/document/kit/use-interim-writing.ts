import type { RichPart } from '@ximblox/blocks/render/kit-parts'
import { isEqual } from '@ximblox/contract/rules/equal'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { JoinedTexts } from '../../../rich-text/join-texts.ts'
import { openPlainWriting } from '../../../rich-text/plain-writing.ts'
import { useCanvas } from '../canvas-context.ts'
import type { Writing } from '../canvas-state.ts'
import { joinWithBlockBefore } from '../continue-writing.ts'
import {
  copyOfClipboard,
  type EarlyPaste,
  placedPastes,
  unchangedPastes,
  wordsOfClipboard,
} from '../early-pastes.ts'
import { isFocusHere } from '../focus.ts'
import { cover, uncover } from '../rich-text/cover-texts.ts'
import { textOffsetAt } from '../rich-text/text-offset-at.ts'
import { nothingYet } from '../write.ts'
import { crossingOf } from './crossing.ts'
import { createInterimHistory, type InterimWriting, openInterim } from './interim-history.ts'
import { useInterimPictures } from './use-interim-pictures.ts'
import { useLoadedText } from './use-loaded-text.ts'

/** Writes one paragraph of a formatted text in a text area, until its editor is loaded. */
export const useInterimWriting = ({ block, path, value }: RichPart, interim: Writing) => {
  const canvas = useCanvas()
  const { bridge, state, richText } = canvas
  const area = useRef<HTMLTextAreaElement>(null)
  const opened = useRef<InterimWriting | null>(null)
  const [history] = useState(createInterimHistory)
  const pictures = useInterimPictures(block.key)

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
    pictures.expect(pastes)
    history.keep(opened.current, area.current.value, area.current.selectionStart)
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
    opened.current = openInterim(value, text)
    const { writing } = opened.current
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
  const leave = useEffectEvent(() => pictures.placeBelow(opened.current?.pastes ?? []))
  useLayoutEffect(() => {
    const field = area.current?.closest<HTMLElement>('[data-field]')
    open(interim)
    return () => {
      leave()
      if (field) uncover(field)
    }
  }, [interim])
  /** Shows what was changed elsewhere, for example by undo. */
  const show = useEffectEvent((value: RichPart['value']) => {
    if (!area.current || !opened.current) return
    const { sent } = opened.current
    const own = sent.findIndex(written => isEqual(written, value))
    if (own >= 0) sent.splice(0, own)
    else {
      const { value: before, selectionStart } = area.current
      const { words, caret, ...next } = history.goTo(value, opened.current, before, selectionStart)
      opened.current = next
      area.current.value = words
      area.current.setSelectionRange(caret, caret)
      keepPastes(next.pastes)
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
  const compose = (isStarted: boolean) => {
    isComposing.current = isStarted
    if (!isStarted) goOn()
  }
  const isFailed = useLoadedText(goOn)

  return { area, take, press, paste, goOn, compose, isFailed, hasPictures: pictures.hasPictures }
}
