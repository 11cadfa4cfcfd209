import { nameOf } from './dom.ts'
import type { PastedPage } from './page.ts'

/** Formulas become lines of text, as far as these can say the same. */
export const writeFormulas = ({ body }: PastedPage): void => {
  for (const formula of body.querySelectorAll('math')) {
    // From the inside out.
    for (const part of [...formula.querySelectorAll('*')].toReversed()) writers[nameOf(part)]?.(part)
    // Text in an element of another language is none for those who ask by its name.
    const line = formula.ownerDocument.createElement('span')
    line.append(...formula.childNodes)
    formula.replaceWith(line)
  }
}

function setBoth({ children: [, lowered, raised] }: Element): void {
  setScript(lowered, 'sub')
  setScript(raised, 'sup')
}

const writers: Readonly<Record<string, (part: Element) => void>> = {
  msup: ({ children: [, raised] }) => setScript(raised, 'sup'),
  msub: ({ children: [, lowered] }) => setScript(lowered, 'sub'),
  msubsup: setBoth,
  munderover: setBoth,
  mfrac: ({ children: [over, under] }) => {
    if (!over || !under) return
    setInBrackets(over)
    setInBrackets(under)
    over.after('/')
  },
  msqrt: root => {
    setInBrackets(root)
    root.prepend('√')
  },
  mroot: root => {
    const [radicand, index] = root.children
    if (!radicand || !index) return
    setInBrackets(radicand)
    root.prepend(index, '√')
    setScript(index, 'sup')
  },
  mtable: table => {
    const isOneRow = table.children.length < 2
    for (const row of table.children) {
      for (const cell of row.children) if (cell.nextElementSibling) cell.after(' ')
      if (row.nextElementSibling) row.after('; ')
    }
    // Most are written in brackets anyway.
    if (!isOneRow && !/^[[(|{‖]$/.test(table.previousElementSibling?.textContent.trim() ?? '')) {
      table.prepend('(')
      table.append(')')
    }
  },
}

/** Brackets take the place of a line above or below more than one sign. */
const setInBrackets = (part: Element): void => {
  const text = part.textContent.trim()
  if (/^[\p{L}\p{N}.,]*$/u.test(text) && part.querySelector('sub, sup') === null) return
  if (/^\([^()]*\)$/.test(text)) return
  part.prepend('(')
  part.append(')')
}

const setScript = (part: Element | undefined, tag: 'sup' | 'sub'): void => {
  if (!part) return
  const script = part.ownerDocument.createElement(tag)
  script.append(part.textContent)
  part.replaceWith(script)
}
