/** What a dragged row carries. */
export const dragData = (block: string): Record<string, unknown> => ({ outlineBlock: block })

/** Key of the block that is dragged; null when it is something else. */
export const blockIn = (data: Record<string | symbol, unknown>): string | null =>
  typeof data.outlineBlock === 'string' ? data.outlineBlock : null
