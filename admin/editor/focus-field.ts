export const fieldSelector =
  'input:not([type="file"], [readonly]), textarea, select, [contenteditable="true"]'

const longest = 3000

/** Focuses the first field inside, or else a button; waits for a rich text editor to load. */
export const focusField = (root: Element): void => {
  if (focusFirst(root)) return
  const observer = new MutationObserver(() => focusFirst(root) && observer.disconnect())
  observer.observe(root, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), longest)
}

const focusFirst = (root: Element): boolean => {
  const isOpen = (element: HTMLElement) => element.checkVisibility()
  const field =
    [...root.querySelectorAll<HTMLElement>(fieldSelector)].find(isOpen) ?? root.querySelector('button')
  field?.focus()
  return field !== null
}
