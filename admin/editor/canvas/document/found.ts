import { type Query, rangesIn } from '../../state/find/ranges-in.ts'
import type { Found } from '../bridge.ts'
import type { Canvas } from './canvas-context.ts'
import { afterFrame } from './focus.ts'
import { startWriting } from './write.ts'

/** Marks what a search finds on the page, without changing its elements. */
export const createFoundMarks = (canvas: Canvas) => {
  let shown: Found | null = null
  const paint = () => {
    // Browsers without highlights only show the block.
    if (!('highlights' in CSS)) return
    const fields = shown ? [...document.querySelectorAll<HTMLElement>('[data-field]')] : []
    const all = fields.flatMap(field => (shown ? rangesInField(field, shown.query) : []))
    const current = shown && currentRange(canvas, shown)
    CSS.highlights.set('ximblox-found', new Highlight(...all))
    CSS.highlights.set('ximblox-found-here', new Highlight(...(current ? [current] : [])))
  }
  const mark = (found: Found | null) => {
    shown = found
    afterFrame(paint)
  }
  // A formatted text is rendered again when its editing begins and ends.
  canvas.state.subscribe(({ text }, before) => {
    if (shown && text !== before.text) afterFrame(paint)
  })
  return {
    mark,
    /** Marks everything and scrolls to the current occurrence. */
    show: (found: Found) => {
      mark(found)
      // After closed parts of the page have opened.
      afterFrame(() => {
        const text = currentRange(canvas, found)?.startContainer.parentElement
        const element = text?.checkVisibility() ? text : canvas.elements.root(found.block)
        if (element) canvas.scroller.scrollTo(element, 'middle')
      })
    },
    /** Selects the current occurrence for writing, or focuses the block if the page does not show its text. */
    write: (found: Found) => {
      const range = currentRange(canvas, found)
      const field = range && fieldOnPage(canvas, found)
      if (!range || !field || canvas.bridge.readOnly) return canvas.actions.focus(found.block)
      field.focus({ preventScroll: true })
      if (field.isContentEditable) {
        const { startContainer, startOffset, endContainer, endOffset } = range
        document.getSelection()?.setBaseAndExtent(startContainer, startOffset, endContainer, endOffset)
        return
      }
      const { right, top, height } = range.getBoundingClientRect()
      startWriting(canvas, `${found.block}/${found.field}`, { left: right, top: top + height / 2 })
    },
  }
}

const fieldOnPage = ({ elements }: Canvas, { block, field }: Found) =>
  elements.fields(block).find(({ dataset }) => dataset.field === field)

const currentRange = (canvas: Canvas, found: Found): Range | undefined => {
  const field = fieldOnPage(canvas, found)
  return field && rangesInField(field, found.query)[found.index]
}

/** The occurrences in the order of the document, so that an index means the same in both. */
const rangesInField = (field: HTMLElement, query: Query): Range[] => {
  const lines = [...field.querySelectorAll<HTMLElement>(':is(p, h2, h3, h4):not([data-callout-label])')]
  return (lines.length > 0 ? lines : [field]).flatMap(line => rangesInLine(line, query))
}

const rangesInLine = (line: HTMLElement, query: Query): Range[] => {
  const texts = textsIn(line)
  const whole = texts.map(node => node.nodeValue ?? '\n').join('')
  return rangesIn(whole, query).flatMap(({ start, end }) => {
    const range = document.createRange()
    const [from, to] = [pointAt(texts, start), pointAt(texts, end)]
    if (!from || !to) return []
    range.setStart(...from)
    range.setEnd(...to)
    return [range]
  })
}

const textsIn = (node: Node): Node[] =>
  [...node.childNodes].flatMap(child =>
    child.nodeType === Node.TEXT_NODE || child.nodeName === 'BR' ? [child] : textsIn(child),
  )

const pointAt = (texts: readonly Node[], offset: number): [Node, number] | undefined => {
  let before = 0
  for (const node of texts) {
    const { length } = node.nodeValue ?? '\n'
    if (node.nodeType === Node.TEXT_NODE && offset <= before + length) return [node, offset - before]
    before += length
  }
  return undefined
}
