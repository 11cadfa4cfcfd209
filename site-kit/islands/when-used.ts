/** Starts an island when it is pointed at or focused. A click that comes before it has started is repeated afterwards. */
export const whenUsed = (element: HTMLElement, start: () => Promise<void>): void => {
  let isStarting = false
  let waiting: MouseEvent | undefined
  const begin = async () => {
    if (isStarting) return
    isStarting = true
    try {
      await start()
    } finally {
      element.removeEventListener('click', wait, true)
      waiting?.target?.dispatchEvent(new MouseEvent('click', waiting))
    }
  }
  const wait = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
    waiting = event
    // Screen readers click without pointing.
    void begin()
  }
  for (const type of uses) element.addEventListener(type, () => void begin(), { once: true })
  element.addEventListener('click', wait, true)
}

const uses = ['pointerenter', 'pointerdown', 'focusin']
