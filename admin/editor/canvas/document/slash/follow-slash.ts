import type { Canvas } from '../canvas-context.ts'
import { fieldAt } from '../elements.ts'
import { closeSlashMenu, optionsOf } from './slash.ts'
import { slashTerm } from './slash-term.ts'

/** Keeps the menu of blocks in step with the text: what follows the slash is the search, and without it the menu closes. */
export const followSlash = (canvas: Canvas, signal: AbortSignal): void => {
  const { bridge, state } = canvas
  const follow = () => {
    const { slash } = state.getState()
    if (!slash) return
    const term = slashTerm(lineBeforeCaret())
    if (term === slash.term) return
    if (term === null) return closeSlashMenu(canvas)
    state.setState({ slash: { ...slash, term, active: 0 } })
    const options = optionsOf(canvas)
    // Someone who goes on writing after a slash is not looking for a block.
    if (options.length === 0 && term.includes(' ')) return closeSlashMenu(canvas)
    const [first] = options
    bridge.announce(first ? bridge.texts.option(first.name, 1, options.length) : bridge.texts.nothingFound)
  }
  document.addEventListener('input', follow, { signal })
  document.addEventListener('selectionchange', () => isSlashSeen(canvas) && follow(), { signal })
  document.addEventListener('focusout', () => closeSlashMenu(canvas), { signal })
  // What was typed while the editor of a text was loading triggers no input.
  state.subscribe(({ text }, before) => {
    if (text && text !== before.text) requestAnimationFrame(follow)
  })
}

const isSlashSeen = ({ state }: Canvas): boolean => typeof state.getState().slash?.term === 'string'

/** The text between the start of the line and the caret. */
const lineBeforeCaret = (): string | undefined => {
  const { focusNode, focusOffset } = document.getSelection() ?? {}
  const element = focusNode instanceof Element ? focusNode : focusNode?.parentElement
  const line = element?.closest('p') ?? fieldAt(element ?? null)
  if (!focusNode || !line?.contains(focusNode)) return
  const range = document.createRange()
  range.setStart(line, 0)
  range.setEnd(focusNode, focusOffset ?? 0)
  return range.toString()
}
