interface Sizes {
  /** The left and right edges of the block in the viewport. */
  block: { left: number; right: number }
  /** The widths of the name tag at its left edge, of the tools, and of the viewport. */
  tag: number
  tools: number
  viewport: number
  /** How much larger sizes are in the document than on the screen, because the page is scaled down. */
  zoom: number
}

const gap = 8
/** The button at the corner that inserts a block. */
const corner = 40

/** Where the tools of a block are: at its right edge, but within the viewport, and above its tag if both do not fit. */
export const toolsPlace = ({
  block,
  tag,
  tools,
  viewport,
  zoom,
}: Sizes): { left: number; isAboveTag: boolean } => {
  const wanted = Math.min(block.right, viewport) - corner * zoom - tools
  const left = Math.max(0, Math.min(wanted, viewport - tools))
  return { left, isAboveTag: left < block.left + tag + gap * zoom }
}
