/** Keeps buttons at their normal size when the page is scaled down, and marks a frame too narrow for all of them. */
export const fitFrame = (host: Element): void => {
  document.documentElement.style.setProperty('--ximblox-zoom', `${frameZoom()}`)
  host.toggleAttribute('data-narrow', document.documentElement.clientWidth / frameZoom() < 560)
}

/** How much larger sizes are in this document than on the screen. */
export const frameZoom = (): number => {
  const frame = window.frameElement
  const renderedWidth = frame?.getBoundingClientRect().width
  return frame && renderedWidth ? frame.clientWidth / renderedWidth : 1
}
