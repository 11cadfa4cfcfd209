/** Starts an island shortly before it is in view. */
export const whenSeen = (element: HTMLElement, start: () => Promise<void>): void => {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      void start()
    },
    { rootMargin: '200px' },
  )
  observer.observe(element)
}
