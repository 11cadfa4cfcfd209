const maxAttempts = 6
const first = 400

/**
 * A new crop exists only once the page is saved, possibly a moment after the image is rendered. Images that failed to
 * load are requested again with a growing delay.
 */
export const askAgainForPictures = (signal: AbortSignal): void => {
  const tries = new WeakMap<HTMLImageElement, { address: string; count: number }>()
  const again = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return
    const address = target.currentSrc || target.src
    const before = tries.get(target)
    const count = before?.address === address ? before.count + 1 : 1
    tries.set(target, { address, count })
    if (count > maxAttempts) return
    const timer = setTimeout(() => target.isConnected && reload(target), first * 2 ** (count - 1))
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  }
  document.addEventListener('error', again, { signal, capture: true })
}

/** Setting `src` starts a request even if the value is the same. */
const reload = (image: HTMLImageElement): void => image.setAttribute('src', image.getAttribute('src') ?? '')
