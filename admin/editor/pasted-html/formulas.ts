import type { PastedPage } from './page.ts'

/** Formulas become lines of text, as far as these can say the same. */
export const writeFormulas = ({ body }: PastedPage): void => {
  for (const formula of body.querySelectorAll('math')) {
    for (const [name, tag] of scripts)
      for (const script of formula.querySelectorAll(name)) setScript(script, tag)
    for (const fraction of formula.querySelectorAll('mfrac')) fraction.firstElementChild?.after('/')
    for (const root of formula.querySelectorAll('msqrt')) root.prepend('√')
    // Text in an element of another language is none for those who ask by its name.
    const line = formula.ownerDocument.createElement('span')
    line.append(...formula.childNodes)
    formula.replaceWith(line)
  }
}

const scripts = [
  ['msup', 'sup'],
  ['msub', 'sub'],
] as const

const setScript = (script: Element, tag: 'sup' | 'sub'): void => {
  const raised = script.lastElementChild
  if (!raised || raised === script.firstElementChild) return
  const other = script.ownerDocument.createElement(tag)
  other.append(raised.textContent)
  raised.replaceWith(other)
}
