import { fieldOf } from '../../../state/field-of.ts'
import type { BlockOption } from '../../bridge.ts'
import type { Canvas } from '../canvas-context.ts'
import { blockAt, fieldAt, pathOfField } from '../elements.ts'
import { readText } from '../field-text.ts'
import { startWriting, writeIn } from '../write.ts'

/** Whether a key press is a slash on an empty line, which opens the menu of blocks and stays in the text. */
export const isSlashOf = ({ bridge, state, richText }: Canvas, event: KeyboardEvent): boolean => {
  const { key, ctrlKey, metaKey, altKey, target } = event
  const field = fieldAt(target)
  const { text, slash, awaiting } = state.getState()
  if (key !== '/' || ctrlKey || metaKey || altKey || !field || bridge.readOnly || slash) return false
  const isFormatted =
    awaiting !== null || fieldOf(bridge.editor, blockAt(field) ?? '', pathOfField(field))?.kind === 'richText'
  // Only its editor can take the slash out of a formatted text again.
  if (isFormatted && !richText.loaded()) return false
  const isEmpty = awaiting ? awaiting.typed === '' : readText(field) === ''
  return isEmpty || (text?.isOnEmptyLine() ?? false)
}

export const openSlashMenu = (canvas: Canvas, event: KeyboardEvent): void => {
  const { bridge, state } = canvas
  const element = fieldAt(event.target)
  const block = blockAt(element ?? null)
  if (!element || block === undefined) return
  const field = pathOfField(element).join('.')
  state.setState({ slash: { block, field, term: null, active: 0 } })
  if (element.isContentEditable) return
  event.preventDefault()
  const { awaiting } = state.getState()
  if (awaiting) state.setState({ awaiting: { ...awaiting, typed: '/' } })
  else if (fieldOf(bridge.editor, block, pathOfField(element))?.kind === 'richText')
    startWriting(canvas, `${block}/${field}`, null, { typed: '/' })
}

/** What a key press does in the open menu; the text keeps the focus. */
export const slashActionFor = (canvas: Canvas, { key, ctrlKey, metaKey }: KeyboardEvent) => {
  const { state } = canvas
  const { slash } = state.getState()
  if (!slash || ctrlKey || metaKey) return
  if (key === 'Escape') return () => closeSlashMenu(canvas)
  const options = optionsOf(canvas)
  const option = options[slash.active]
  if (!option) return
  if (key === 'ArrowDown') return () => activate(canvas, options, slash.active + 1)
  if (key === 'ArrowUp') return () => activate(canvas, options, slash.active - 1)
  if (key === 'Enter' || key === 'Tab') return () => takeOption(canvas, option.type)
}

/** The block types that match what follows the slash. */
export const optionsOf = ({ bridge, state }: Canvas): BlockOption[] => {
  const { slash } = state.getState()
  return slash ? bridge.findBlockTypes(slash.block, slash.term ?? '') : []
}

export const closeSlashMenu = ({ state }: Canvas): void => state.setState({ slash: null })

export const takeOption = (canvas: Canvas, type: string): void => {
  const { bridge, state } = canvas
  const { slash, text } = state.getState()
  if (!slash) return
  closeSlashMenu(canvas)
  const { block, field } = slash
  const line = { block, path: ['props', ...field.split('.')], ...(text && { around: text.aroundLine() }) }
  if (!bridge.commands.insertAtLine(type, line)) return
  const [added] = bridge.editor.store.getState().selection.blocks
  if (added !== undefined) writeIn(canvas, added)
}

const activate = ({ bridge, state }: Canvas, options: readonly BlockOption[], index: number): void => {
  const { slash } = state.getState()
  const active = (index + options.length) % options.length
  if (slash) state.setState({ slash: { ...slash, active } })
  bridge.announce(bridge.texts.option(options[active]?.name ?? '', active + 1, options.length))
}
