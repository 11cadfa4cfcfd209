import { type Query, rangesIn } from '../../find/ranges-in.ts'
import type { Found } from '../bridge.ts'
import type { Canvas } from './canvas-context.ts'
import { stopWriting } from './canvas-state.ts'
import { afterFrame } from './focus.ts'
import { startWriting } from './write.ts'

const everywhere = 'ximblox-found'
const here = 'ximblox-found-here'

/** Marks what the search finds on the page, without changing the page. */
export const createFoundMarks = (canvas: Canvas) => {
  let shown: Found | null = null
  const mark = () => {
    // Browsers without highlights show the block only.
    if (!('highlights' in CSS)) return
    const found = shown
    const all = found ? [...fieldsOnPage()].flatMap(field => rangesInField(field, found.query)) : []
    const current = found && currentIn(canvas, found)
    CSS.highlights.set(everywhere, new Highlight(...all.filter(range => !isSame(range, current))))
    CSS.highlights.set(here, new Highlight(...(current ? [current] : [])))
  }
  const show = (found: Found | null) => {
    shown = found
    afterFrame(mark)
  }
  // Rich text is rendered again when its editing begins and ends.
  canvas.state.subscribe(({ text }, before) => {
    if (shown && text !== before.text) afterFrame(mark)
  })
  return {
    mark: show,
    /** Marks it, and scrolls to the current one. */
    show: (found: Found) => {
      show(found)
      afterFrame(() => {
        const range = currentIn(canvas, found)
        const element = range?.startContainer.parentElement ?? canvas.elements.root(found.current?.block ?? '')
        if (element) canvas.scroller.scrollTo(element, 'middle')
      })
    },
    /** Puts the caret at the current one; false if it is not on the page. */
    write: (found: Found): boolean => {
      const range = currentIn(canvas, found)
      const field = range && fieldOf(canvas, found)
      if (!range || !field) return false
      field.focus({ preventScroll: true })
      if (field.isContentEditable) {
        document.getSelection()?.setBaseAndExtent(...startOf(range), ...endOf(range))
        return true
      }
      const { left, top, height } = range.getBoundingClientRect()
      void startWriting(canvas, `${found.current?.block}/${field.dataset.field}`, {
        left,
        top: top + height / 2,
      })
      return true
    },
    stop: () => stopWriting(canvas.state),
  }
}

const fieldsOnPage = () => document.querySelectorAll<HTMLElement>('[data-block] [data-field], [data-block][data-field]')
