const most = 6
const first = 400

/**
 * A picture with a new crop is there as soon as the page is stored, which may be a moment after it is drawn: one that did
 * not come is asked for again, after longer and longer.
 */
export const askAgainForPictures = (signal: AbortSignal): void => {
  const tries = new WeakMap<HTMLImageElement, { address: string; count: number }>()
  const again = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return
    const address = target.currentSrc || target.src
    const before = tries.get(target)
    const count = before?.address === address ? before.count + 1 : 1
    tries.set(target, { address, count })
    if (count > most) return
    const timer = setTimeout(() => target.isConnected && reload(target), first * 2 ** (count - 1))
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  }
  document.addEventListener('error', again, { signal, capture: true })
}

/** An address that is set is asked for, also when it is the same. */
const reload = (image: HTMLImageElement): void => image.setAttribute('src', image.getAttribute('src') ?? '')
