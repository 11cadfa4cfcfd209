import type { RichPart } from '@ximblox/blocks/render/kit-parts'
import { isEqual } from '@ximblox/contract/rules/equal'
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
import { pictureFiles } from '../../../rich-text/picture-files.ts'
import { openPlainWriting, type PlainWriting } from '../../../rich-text/plain-writing.ts'
import { placeOf } from '../../../state/document/places.ts'
import { useCanvas } from '../canvas-context.ts'
import type { Writing } from '../canvas-state.ts'
import {
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
import { labelOf, placeholderOf } from './label-of.ts'

interface Props {
  part: RichPart
  interim: Writing
}

interface Opened {
  writing: PlainWriting
  /** What the page has not reported back yet, after the value that it reported last. */
  sent: unknown[]
  pastes: EarlyPaste[]
}

/**
 * Takes the place of one paragraph of a formatted text until its editor is loaded. What is typed there is on the page at
 * once, as plain text.
 */
export const InterimText = ({ part, interim }: Props): ReactNode => {
  const { block, path, value } = part
  const { bridge, state, richText } = useCanvas()
  const area = useRef<HTMLTextAreaElement>(null)
  const opened = useRef<Opened | null>(null)
  const [isFailed, setFailed] = useState(false)

  const fit = () => {
    const field = area.current?.closest<HTMLElement>('[data-field]')
    if (area.current && field && opened.current) cover(field, area.current, opened.current.writing.texts())
  }
  const take = () => {
    if (!area.current || !opened.current) return
    const { writing, sent, pastes } = opened.current
    opened.current.pastes = unchangedPastes(pastes, writing.text(), area.current.value)
    const written = writing.write(area.current.value, area.current.selectionStart)
    sent.push(written)
    bridge.commands.type(block.key, path, written)
    fit()
  }
  const isPlain = useRef(false)
  /** The words are on the page at once; the editor repeats the paste. */
  const paste = (event: ClipboardEvent) => {
    const data = copyOfClipboard(event.clipboardData)
    if (!area.current || !opened.current || isPlain.current || data.types.length === 0) return
    event.preventDefault()
    const { selectionStart: from, selectionEnd: to } = area.current
    area.current.setRangeText(wordsOfClipboard(data), from, to, 'end')
    take()
    const words = area.current.value.slice(from, area.current.selectionEnd)
    opened.current.pastes.push({ from, words, data })
  }
  const open = useEffectEvent(({ point, typed }: Writing) => {
    const field = area.current?.closest<HTMLElement>('[data-field]')
    if (!area.current || !field) return
    const { text, offset } = textOffsetAt(field, value, point)
    const writing = openPlainWriting(value, text)
    opened.current = { writing, sent: [value], pastes: [] }
    area.current.value = writing.text()
    area.current.setSelectionRange(offset, offset)
    if (typed === '') fit()
    else {
      area.current.setRangeText(typed, offset, offset, 'end')
      take()
    }
    area.current.focus({ preventScroll: true })
  })
  /** Someone who left before the editor was loaded gets the pictures below the text. */
  const placePictures = useEffectEvent(() => {
    const files = opened.current?.pastes.flatMap(({ data }) => pictureFiles(data)) ?? []
    const place = placeOf(bridge.editor.store.getState().document, block.key)
    if (files.length > 0 && place) bridge.clipboard.drop(files, { ...place, after: block.key })
  })
  useLayoutEffect(() => {
    const field = area.current?.closest<HTMLElement>('[data-field]')
    open(interim)
    return () => {
      placePictures()
      if (field) uncover(field)
    }
  }, [interim])
  /** Shows what was changed elsewhere, for example by undo. */
  const show = useEffectEvent((value: RichPart['value']) => {
    if (!area.current || !opened.current) return
    const { writing, sent } = opened.current
    const own = sent.findIndex(written => isEqual(written, value))
    if (own >= 0) sent.splice(0, own)
    else {
      const before = area.current.value
      const next = openPlainWriting(value, writing.texts().first)
      const pastes = unchangedPastes(opened.current.pastes, before, next.text())
      opened.current = { writing: next, sent: [value], pastes }
      const caret = movedCaret(before, next.text(), area.current.selectionStart)
      area.current.value = next.text()
      area.current.setSelectionRange(caret, caret)
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
    state.setState({ interim: null, writing: { field: interim.field, point, typed: '', pastes } })
  }
  const attempt = useEffectEvent(async () => {
    try {
      await richText.load()
      goOn()
    } catch {
      setFailed(true)
      bridge.reportMissingCode()
    }
  })
  useEffect(() => {
    const again = () => void attempt()
    again()
    addEventListener('online', again)
    const timer = setInterval(again, 5000)
    return () => {
      removeEventListener('online', again)
      clearInterval(timer)
    }
  }, [])

  return (
    <>
      <textarea
        ref={area}
        className="ximblox-interim"
        aria-label={labelOf(bridge, part)}
        placeholder={placeholderOf(bridge, part)}
        onInput={take}
        onKeyDown={({ key, shiftKey }: KeyboardEvent) => {
          isPlain.current = shiftKey && key.toLowerCase() === 'v'
        }}
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
      {isFailed && <output className="ximblox-interim-note">{bridge.texts.interim}</output>}
    </>
  )
}
