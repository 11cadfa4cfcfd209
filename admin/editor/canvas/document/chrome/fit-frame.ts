/** Keeps buttons at their normal size when the page is scaled down, and marks a frame too narrow for all of them. */
export const fitFrame = (host: Element): void => {
  const frame = window.frameElement
  const renderedWidth = frame?.getBoundingClientRect().width
  if (!frame || !renderedWidth) return
  document.documentElement.style.setProperty('--ximblox-zoom', `${frame.clientWidth / renderedWidth}`)
  host.toggleAttribute('data-narrow', renderedWidth < 560)
}
