import type { Field } from '@ximblox/blocks/fields/fields'
import { fitText } from '@ximblox/blocks/rich-text/fit'
import type { ExcerptPart } from '@ximblox/contract/excerpt-part'
import type { Json } from '@ximblox/contract/fields'
import { plainText } from '@ximblox/contract/rules/plain-text'
import { beginningOf } from '../../ui/beginning-of.ts'

/** Characters of a text that are shown around what is wrong. */
const around = 30
const longest = 300

/** The words of a text that are refused, in their context; none if all of the value is wrong. */
export const wrongParts = (field: Field, value: unknown): ExcerptPart[] => {
  if (field.kind === 'richText') return wrongNodes(value)
  if (typeof value !== 'string') return []
  return wrongCharacters(value, field.kind === 'plain' ? /[\0\r\n]|\p{Cs}/gu : /\0|\p{Cs}/gu)
}

const wrongCharacters = (text: string, wrong: RegExp): ExcerptPart[] => {
  const [first] = text.matchAll(wrong)
  if (!first) return []
  const start = beginningOf(text, Math.max(0, first.index - around)).length
  const parts: ExcerptPart[] = start > 0 ? [{ text: '…', hit: false }] : []
  let end = start
  for (const { index, 0: character } of beginningOf(text, longest + start).matchAll(wrong)) {
    if (index < start) continue
    parts.push({ text: text.slice(end, index), hit: false }, { text: signOf(character), hit: true })
    end = index + character.length
  }
  const rest = text.slice(end)
  parts.push({ text: rest.length > around ? `${beginningOf(rest, around)}…` : rest, hit: false })
  return parts.filter(part => part.text !== '')
}

/** A visible sign for a character that cannot be seen. */
const signOf = (character: string): string => (/[\r\n]/.test(character) ? ' ↵ ' : '\uFFFD')

const wrongNodes = (value: unknown): ExcerptPart[] => {
  const texts = fitText(value).lowered.map(({ path }) => textAround(value, path))
  return [...new Set(texts)]
    .filter(text => text.trim() !== '')
    .flatMap((text, index) => [
      ...(index > 0 ? [{ text: ' … ', hit: false }] : []),
      { text: text.length > longest ? `${beginningOf(text, longest)}…` : text, hit: true },
    ])
}

/** The text of the innermost node on a path that has one. */
const textAround = (value: unknown, path: readonly PropertyKey[]): string => {
  let node = value
  let text = ''
  for (const step of path) {
    if (typeof node !== 'object' || node === null) break
    node = Reflect.get(node, step)
    if (isJson(node)) text = plainText(node) || text
  }
  return text
}

const isJson = (value: unknown): value is Json => value !== undefined
