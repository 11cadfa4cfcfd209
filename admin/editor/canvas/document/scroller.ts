import { scrollToElement } from './scroll-to.ts'

const frames = 40
const interruptions = ['wheel', 'pointerdown', 'keydown'] as const

/** What of the page is in sight. */
export interface Scroller {
  /** Scrolls to an element, as little as need be or so that it stands in the middle. */
  bring(element: HTMLElement, where: 'near' | 'middle'): void
}

/**
 * Blocks out of sight have only a guessed height: those that come into sight on the way get their own, which moves what
 * was scrolled to. It is followed until that is over, or somebody goes elsewhere.
 */
export const createScroller = (): Scroller => {
  let stop = new AbortController()
  return {
    bring: (element, where) => {
      stop.abort()
      stop = new AbortController()
      const { signal } = stop
      for (const name of interruptions) document.addEventListener(name, () => stop.abort(), { signal })
      let top = scrollTo(element, where)
      let left = frames
      const follow = () => {
        left -= 1
        if (signal.aborted || !element.isConnected) return
        if (left === 0) return stop.abort()
        if (Math.abs(element.getBoundingClientRect().top - top) > 1) top = scrollTo(element, where)
        requestAnimationFrame(follow)
      }
      requestAnimationFrame(follow)
    },
  }
}

const scrollTo = (element: HTMLElement, where: 'near' | 'middle'): number => {
  scrollToElement(element, where === 'near' ? 'nearest' : middleFor(element))
  return element.getBoundingClientRect().top
}

/** What is higher than the window is shown from its beginning. */
const middleFor = (element: HTMLElement): 'start' | 'center' =>
  element.getBoundingClientRect().height > innerHeight * 0.8 ? 'start' : 'center'
