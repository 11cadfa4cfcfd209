import type { BlockChange } from '@ximblox/contract/history'
import { addedRanges, type LetterRange, lettersOf } from './added-ranges.ts'

/**
 * Marks the changed blocks and words in the document of a preview that names its blocks, and scrolls to the first. The
 * templates that name the blocks are removed, so that the page is laid out as visitors see it.
 */
export const markChanges = (document: Document, changes: readonly BlockChange[]): void => {
  const view = document.defaultView
  if (!view) return
  const blocks = takeBlocks(document)
  const marked: Element[] = []
  const added: Range[] = []
  for (const { blockKey, kind, fields } of changes) {
    const elements = blocks.get(blockKey ?? '') ?? []
    for (const element of elements) {
      // A block that was moved and changed is marked as changed.
      element.setAttribute('data-change', kind)
      marked.push(element)
      const letters = lettersIn(element)
      const text = letters.map(({ letter }) => letter).join('')
      const ranges = kind === 'changed' ? fields.flatMap(({ words = [] }) => addedRanges(words, text)) : []
      added.push(...ranges.map(range => domRange(document, letters, range)))
    }
  }
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  // Browsers from before 2025 show the outlines only.
  if ('highlights' in view.CSS) view.CSS.highlights.set('ximblox-added', new view.Highlight(...added))
  marked[0]?.scrollIntoView({ block: 'center' })
}

/** The elements of each block by its key. */
const takeBlocks = (document: Document): Map<string, Element[]> => {
  const starts = [...document.querySelectorAll<HTMLTemplateElement>('template[data-block-start]')]
  const blocks = new Map(starts.map(start => [start.dataset.blockStart ?? '', elementsAfter(start)]))
  for (const template of document.querySelectorAll('template[data-block-start], template[data-block-end]'))
    template.remove()
  return blocks
}

const elementsAfter = (start: HTMLTemplateElement): Element[] => {
  const elements: Element[] = []
  let next = start.nextElementSibling
  while (next && next.getAttribute('data-block-end') !== start.dataset.blockStart) {
    if (next.localName !== 'template') elements.push(next)
    next = next.nextElementSibling
  }
  return elements
}

interface Letter {
  letter: string
  node: Text
  offset: number
}

const lettersIn = (element: Element): Letter[] => {
  const walker = element.ownerDocument.createTreeWalker(element, 4 satisfies typeof NodeFilter.SHOW_TEXT)
  const letters: Letter[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    // By code units, like the ranges.
    for (let offset = 0; offset < node.data.length; offset++) {
      const letter = node.data.charAt(offset)
      if (lettersOf(letter) !== '') letters.push({ letter, node, offset })
    }
  }
  return letters
}

const domRange = (document: Document, letters: readonly Letter[], { from, to }: LetterRange): Range => {
  const range = document.createRange()
  const [first, last] = [letters[from], letters[to - 1]]
  if (first && last) {
    range.setStart(first.node, first.offset)
    range.setEnd(last.node, last.offset + 1)
  }
  return range
}

/** Line styles tell the kinds apart without colours, which are visible on light and dark backgrounds. */
const style = `
[data-change] { outline: 3px dashed #4a86d0; outline-offset: -3px; }
[data-change="added"] { outline: 3px solid #2f9460; }
[data-change="moved"] { outline: 3px dotted #c8700f; }
::highlight(ximblox-added) { background-color: #bfe3cd; color: #1f1c19; }
`
