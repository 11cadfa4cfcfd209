import { isObject } from '@ximblox/contract/rules/is-object'
import type { Mark } from './document.ts'
import { fitAttributes } from './fit-attributes.ts'
import { isMarkName, markRules } from './grammar.ts'
import type { Lowerings, Place } from './lowerings.ts'

/** The marks that words can have, each once; of two that exclude each other the first. */
export const fitMarks = (marks: unknown, at: Place, lowerings: Lowerings): Mark[] => {
  if (marks === undefined || marks === null) return []
  if (!Array.isArray(marks)) {
    lowerings.add(at, 'wrongType', marks)
    return []
  }
  const fitted: Mark[] = []
  for (const [index, given] of marks.entries()) {
    const mark = fitMark(given, at.in(index), lowerings)
    if (mark && !fitted.some(other => excludes(other, mark))) fitted.push(mark)
  }
  return fitted
}

const fitMark = (mark: unknown, at: Place, lowerings: Lowerings): Mark | null => {
  if (!isObject(mark) || typeof mark.type !== 'string' || !isMarkName(mark.type)) {
    lowerings.add(isObject(mark) ? at.in('type') : at, 'valueNotAllowed', mark)
    return null
  }
  const { type: _type, attrs, ...others } = mark
  lowerings.addUnknown(others, at)
  if (mark.type === 'link') return fitLink(attrs, at.in('attrs'), lowerings)
  fitAttributes({}, attrs, at.in('attrs'), lowerings)
  return { type: mark.type }
}

const fitLink = (attributes: unknown, at: Place, lowerings: Lowerings): Mark | null => {
  const known = lowerings.issues.length
  const fitted = fitAttributes(markRules.link.attributes ?? {}, attributes, at, lowerings)
  const { href, target } = fitted ?? {}
  if (href !== undefined && target !== undefined) lowerings.add(at.in('href'), 'unknownField', href)
  if (target !== undefined) return { type: 'link', attrs: { target } } as Mark
  if (typeof href === 'string') return { type: 'link', attrs: { href } }
  if (lowerings.issues.length === known) lowerings.add(at, 'required', attributes)
  return null
}

const excludes = (mark: Mark, other: Mark): boolean =>
  mark.type === other.type || (markRules[mark.type].excludes ?? []).includes(other.type)
