/** The drag data of an outline row. */
export const dragData = (block: string): Record<string, unknown> => ({ outlineBlock: block })

/** The key of the dragged block; null if something else is dragged. */
export const blockIn = (data: Record<string | symbol, unknown>): string | null =>
  typeof data.outlineBlock === 'string' ? data.outlineBlock : null
