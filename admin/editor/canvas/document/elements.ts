/** Maps blocks to their elements and elements to their blocks. */
export interface Elements {
  set(block: string, roots: readonly HTMLElement[]): void
  delete(block: string): void
  /** The root element of the block, which takes its focus. */
  root(block: string): HTMLElement | undefined
  /** The fields of the block itself, without those of blocks in its slots. */
  fields(block: string): HTMLElement[]
  box(block: string): DOMRect | undefined
  slot(container: string): HTMLElement | undefined
}

export const createElements = (): Elements => {
  const known = new Map<string, readonly HTMLElement[]>()
  return {
    set: (block, roots) => {
      for (const root of roots) root.dataset.block = block
      known.set(block, roots)
    },
    delete: block => void known.delete(block),
    root: block => known.get(block)?.[0],
    fields: block =>
      (known.get(block) ?? [])
        .flatMap(root => [...root.querySelectorAll<HTMLElement>('[data-field]')])
        .filter(field => blockAt(field) === block),
    box: block => {
      const boxes = known.get(block)?.flatMap(root => boxOf(root) ?? [])
      return boxes && boxes.length > 0 ? around(boxes) : undefined
    },
    slot: container => document.querySelector<HTMLElement>(`[data-slot="${container}"]`) ?? undefined,
  }
}

/** The position of an element in the viewport, unless it is in a closed part of the page. */
export const boxOf = (element: Element | null | undefined): DOMRect | undefined =>
  element?.checkVisibility() ? element.getBoundingClientRect() : undefined

const around = (boxes: readonly DOMRect[]): DOMRect => {
  const left = Math.min(...boxes.map(box => box.left))
  const top = Math.min(...boxes.map(box => box.top))
  const right = Math.max(...boxes.map(box => box.right))
  const bottom = Math.max(...boxes.map(box => box.bottom))
  return new DOMRect(left, top, right - left, bottom - top)
}

/** The innermost block that contains an element. */
export const blockAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? closest(target, '[data-block]')?.dataset.block : undefined

/** The field that contains an element. */
export const fieldAt = (target: EventTarget | null): HTMLElement | undefined =>
  target instanceof Element ? closest(target, '[data-field]') : undefined

/** Whether an element is that in which a text is written until its editor is loaded. */
export const isInterim = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('.ximblox-interim')

export const pathOfField = (field: HTMLElement): string[] => field.dataset.field?.split('.') ?? []

const closest = (element: Element, selector: string) => element.closest<HTMLElement>(selector) ?? undefined
