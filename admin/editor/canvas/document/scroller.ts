import { scrollToElement } from './scroll-to.ts'

const frames = 40
const interruptions = ['wheel', 'pointerdown', 'keydown'] as const

/** Knows and changes which part of the page is in view. */
export interface Scroller {
  /** Scrolls to an element, by as little as possible or until it is in the middle. */
  scrollTo(element: HTMLElement, where: 'near' | 'middle'): void
}

/**
 * Blocks outside the viewport have an estimated height. Those that come into view on the way get their real one, which
 * moves the target; scrolling follows it until the layout settles or the user scrolls.
 */
export const createScroller = (): Scroller => {
  let stop = new AbortController()
  return {
    scrollTo: (element, where) => {
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

/** An element higher than the window is aligned with its start. */
const middleFor = (element: HTMLElement): 'start' | 'center' =>
  element.getBoundingClientRect().height > innerHeight * 0.8 ? 'start' : 'center'
