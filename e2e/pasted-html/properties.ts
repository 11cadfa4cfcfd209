import fc from 'fast-check'
import { mutated } from './mutations.ts'
import { seenWords, wordsIn } from './seen-words.ts'
import { writtenHTML } from './written-html.ts'

/** The functions of the editor that the properties are about. */
export interface Reading {
  readHTML(html: string): { body: HTMLElement }
  /** The text that is stored, as the server checks it, with its words. */
  storedText(body: HTMLElement): { isAccepted: boolean; words: string }
}

/** Checks what is true of every clipboard; returns the first that it is not true of. */
export const checkReading = (
  reading: Reading,
  documents: readonly string[],
  { runs, seed }: { runs: number; seed: number },
): string | null => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const screen = frame.contentDocument ?? document
  const { counterexample, errorInstance } = fc.check(
    fc.property(fc.oneof(writtenHTML(), mutated(documents)), html => {
      const found = errorIn(html, reading, screen)
      if (found) throw new Error(found)
    }),
    { numRuns: runs, seed },
  )
  frame.remove()
  return counterexample ? `${String(errorInstance)}\n${counterexample[0]}` : null
}

const errorIn = (html: string, { readHTML, storedText }: Reading, screen: Document): string | null => {
  const { body } = readHTML(html)
  const { innerHTML } = body
  const words = seenWords(html, screen)
  const read = seenWords(innerHTML, screen)
  if (words.join(' ') !== read.join(' '))
    return `other words:\n${words.join(' ')}\n${read.join(' ')}\n${innerHTML}`
  const again = readHTML(innerHTML).body.innerHTML
  if (again !== innerHTML) return `not the same when read again:\n${innerHTML}\n${again}`
  const stranger = [...body.querySelectorAll('*')].find(element => !isKnown(element))
  if (stranger) return `an element that is none of formatted text: ${stranger.outerHTML}`
  const stored = storedText(body)
  if (!stored.isAccepted) return `refused: ${innerHTML}`
  if (wordsIn(stored.words).join(' ') !== read.join(' '))
    return `other words stored:\n${read.join(' ')}\n${wordsIn(stored.words).join(' ')}\n${innerHTML}`
  return null
}

const isKnown = ({ localName, attributes, parentElement }: Element): boolean => {
  const allowed = known[localName]
  if (!allowed) return false
  const isNested = localName === 'p' && parentElement?.closest('p, h2, h3, h4, pre') != null
  return !isNested && [...attributes].every(({ name }) => allowed.includes(name))
}

const known: Readonly<Record<string, readonly string[]>> = {
  p: ['dir'],
  h2: ['dir'],
  h3: ['dir'],
  h4: ['dir'],
  ul: ['dir'],
  ol: ['dir', 'start', 'type'],
  li: [],
  blockquote: [],
  pre: [],
  table: ['role'],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  strong: [],
  em: [],
  s: [],
  code: [],
  sub: [],
  sup: [],
  small: [],
  a: ['href'],
  br: [],
  img: ['src', 'alt', 'width'],
  div: ['data-callout', 'data-callout-text'],
}
