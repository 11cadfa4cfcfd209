import { describe, expect, it } from 'vitest'
import type { Answer, AnswerRow } from '../../submissions/answers.ts'
import { answerRuns, withSubject } from './answer-runs.ts'

const answer = (path: string): Answer => ({ kind: 'answer', path, label: path, text: 'x' })
const group = (path: string): AnswerRow => ({ kind: 'group', path, label: path, answers: [answer('inner')] })
const list = (path: string): AnswerRow => ({ kind: 'list', path, label: path, items: [] })
const outline = (rows: readonly AnswerRow[]) =>
  answerRuns(rows).map(run => (Array.isArray(run) ? run.map(({ path }) => path) : run.path))

describe('the answers of a submission on the screen', () => {
  it('are one list of descriptions until a group interrupts them', () => {
    const rows = [answer('name'), answer('email'), group('invoice'), answer('remark')]
    expect(outline(rows)).toEqual([['name', 'email'], 'invoice', ['remark']])
  })

  it('keep groups and lists that follow each other apart', () => {
    expect(outline([group('invoice'), list('participants'), group('travel')])).toEqual([
      'invoice',
      'participants',
      'travel',
    ])
  })

  it('are nothing if nothing was asked', () => {
    expect(outline([])).toEqual([])
  })
})

describe('the answer that names a subject by its key', () => {
  const fields = { date: 'k7Qx', name: 'date', other: { date: 'k7Qx' } }
  const text = { kind: 'text', label: 'Text' } as const
  const form = { fields: { date: { ...text, isSubjectKey: true }, name: text } }

  it('shows the name that the visitor read', () => {
    const shown = withSubject({ fields, subjectLabel: 'Führungskräftetraining, 3. März' }, form)
    expect(shown).toEqual({ ...fields, date: 'Führungskräftetraining, 3. März' })
  })

  it('stays as it was sent without such a name, and if the form no longer exists', () => {
    expect(withSubject({ fields, subjectLabel: '' }, form)).toEqual(fields)
    expect(withSubject({ fields, subjectLabel: 'March' }, undefined)).toEqual(fields)
  })
})
