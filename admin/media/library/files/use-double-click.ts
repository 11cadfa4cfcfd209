import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls back with what the first click of a double click was on, wherever the second one lands: the first opens the
 * details, which moves everything in the list. Returns a function that reports a first click.
 */
export const useDoubleClick = <Item>(
  list: RefObject<HTMLElement | null>,
  onDoubleClick: (item: Item) => void,
): ((item: Item) => void) => {
  const clicked = useRef<Item>(undefined)
  const click = useEffectEvent((event: MouseEvent) => {
    if (event.target instanceof Node && list.current?.contains(event.target)) return
    if (event.detail < 2) clicked.current = undefined
    // The second click was not meant for what is there now.
    else if (clicked.current !== undefined) event.stopPropagation()
  })
  const doubleClick = useEffectEvent(() => {
    const item = clicked.current
    clicked.current = undefined
    if (item !== undefined) onDoubleClick(item)
  })
  useEffect(() => {
    const listening = new AbortController()
    const options = { signal: listening.signal, capture: true }
    document.addEventListener('click', click, options)
    document.addEventListener('dblclick', doubleClick, options)
    return () => listening.abort()
  }, [])
  return item => {
    clicked.current = item
  }
}
