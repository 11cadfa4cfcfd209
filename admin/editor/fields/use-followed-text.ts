import type { Editor } from '@tiptap/react'
import type { RichText } from '@ximblox/blocks/rich-text/document'
import { stableStringify } from '@ximblox/contract/rules/equal'
import { useEffect, useEffectEvent, useRef } from 'react'
import { textOf } from '../rich-text/fitting.ts'
import { showText } from '../rich-text/show-text.ts'

/** Reports what is written in an editor, and shows in it what is changed on the canvas or by undo. */
export const useFollowedText = (
  editor: Editor | null,
  shown: RichText,
  onChange: (text: RichText) => void,
): void => {
  const text = stableStringify(shown)
  const known = useRef(text)
  const change = useEffectEvent((editor: Editor) => {
    const changed = textOf(editor)
    known.current = stableStringify(changed)
    onChange(changed)
  })
  useEffect(() => {
    if (!editor) return
    const listen = () => change(editor)
    editor.on('update', listen)
    return () => void editor.off('update', listen)
  }, [editor])
  const show = useEffectEvent((text: string) => {
    if (!editor || text === known.current) return
    known.current = text
    showText(editor, shown)
  })
  useEffect(() => show(text), [text])
}
