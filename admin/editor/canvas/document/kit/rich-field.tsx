import { hrefOfTarget } from '@ximblox/blocks/render/href'
import type { RichPart } from '@ximblox/blocks/render/kit-parts'
import { useRendering } from '@ximblox/blocks/render/rendering'
import { RichText } from '@ximblox/blocks/render/rich-text'
import { imageDataOf, isBlankText } from '@ximblox/blocks/rich-text/text-images'
import { type KeyboardEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { TextOffset } from '../../../rich-text/plain-writing.ts'
import { useCanvas } from '../canvas-context.ts'
import { stopWriting, useCanvasUiState } from '../canvas-state.ts'
import { divideText } from '../divide-text.ts'
import { isInterim } from '../elements.ts'
import type { CaretPlace } from '../point.ts'
import { askForImage } from '../rich-text/ask-for-image.ts'
import { textOffsetAtPoint } from '../rich-text/text-offset-at.ts'
import { startWriting } from '../write.ts'
import { InterimText } from './interim-text.tsx'
import { labelOf, placeholderOf } from './label-of.ts'
import { TextImageField } from './text-image-field.tsx'

/** Formatted text; rendered as for visitors until it is edited, because an editor for each text is expensive. */
export const RichField = (part: RichPart): ReactNode => {
  const { block, path, as, value, attributes } = part
  const { bridge, state, richText } = useCanvas()
  const { view } = useRendering()
  const name = path.join('.')
  const field = `${block.key}/${name}`
  const isWriting = useCanvasUiState(state, ({ writing }) => writing?.field === field)
  const interim = useCanvasUiState(state, ({ interim }) => (interim?.field === field ? interim : null))
  const element = useEditorWhile(isWriting, part)

  // A failure is shown where someone writes.
  const load = () => void richText.load().catch(() => {})
  const start = (place: CaretPlace | null, typed = '') =>
    startWriting({ state, richText }, field, place, { typed })
  /** Where the mouse button went down: the text written before closes then, which can move everything below it. */
  const pressed = useRef<TextOffset | null>(null)
  const startByKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    const isLetter = key.length === 1 && !ctrlKey && !metaKey && !altKey
    if (isWriting || interim || !(isLetter || key === 'Enter')) return
    event.preventDefault()
    start(null, isLetter ? key : '')
  }
  // The compiler needs one concrete tag; all tags accept these attributes.
  const Element = as as 'div'
  return (
    <Element
      {...attributes}
      ref={element}
      data-field={name}
      data-placeholder={placeholderOf(bridge, part)}
      onMouseDown={({ currentTarget, clientX, clientY }) => {
        pressed.current = isWriting ? null : textOffsetAtPoint(currentTarget, { left: clientX, top: clientY })
      }}
      onClick={({ target, clientX, clientY }) => {
        if (!isInterim(target)) start(pressed.current ?? { left: clientX, top: clientY })
        pressed.current = null
      }}
      onPointerEnter={load}
      onFocus={load}
      onKeyDown={startByKey}
      onBlur={bridge.commands.endTyping}
    >
      {isWriting || isBlankText(value) ? null : (
        <RichText
          doc={value}
          locale={view.page.locale}
          resolve={target => hrefOfTarget(target, view)}
          block={block}
          Picture={TextImageField}
        />
      )}
      {interim && <InterimText part={part} interim={interim} />}
    </Element>
  )
}

/** Mounts an editor on the returned element while the text is edited. */
const useEditorWhile = (isWriting: boolean, part: RichPart) => {
  const { block, path, value } = part
  const canvas = useCanvas()
  const { bridge, state, richText } = canvas
  const { view } = useRendering()
  const element = useRef<HTMLDivElement>(null)
  const open = useEffectEvent(
    () =>
      element.current &&
      richText.loaded()?.openRichTextEditor({
        element: element.current,
        value,
        label: labelOf(bridge, part),
        point: state.getState().writing?.point ?? null,
        typed: state.getState().writing?.typed ?? '',
        pastes: state.getState().writing?.pastes ?? [],
        views: {
          locale: view.page.locale,
          imageURL: image => bridge.imagePreviewUrl(imageDataOf(image)),
          onOpenImage: () => {
            const { text } = state.getState()
            if (text) askForImage(bridge, text)
          },
        },
        pages: bridge.ownPages,
        openPictures: text => bridge.openPictures({ block: block.key, path: ['props', ...path] }, text),
        endTyping: bridge.commands.endTyping,
        onLowered: bridge.notifyLowered,
        onRefusedLinks: bridge.notifyRefusedLinks,
        onChange: changed => bridge.commands.type(block.key, path, changed),
        onTables: (text, rest) => divideText(canvas, part, text, rest),
      }),
  )
  useLayoutEffect(() => {
    if (!isWriting) return
    const text = open() ?? null
    state.setState({ text })
    text?.repeatPastes()
    return () => {
      if (state.getState().text === text) stopWriting(state)
    }
  }, [isWriting, state])
  // Shows changes made elsewhere; the editor ignores its own.
  useLayoutEffect(() => {
    if (isWriting) state.getState().text?.show(value)
  }, [isWriting, state, value])
  return element
}
