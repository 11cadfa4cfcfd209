import { describe, expect, it } from 'vitest'
import { languages } from '../../locales.ts'
import type { MailName, MailText, MailTexts } from './mail-text.ts'
import { mailTexts } from './mail-texts.ts'

const linesOf = (text: MailText) => [text.subject, ...text.before, ...text.after, text.action ?? '']
const placesIn = (texts: readonly string[]) =>
  [...new Set(texts.flatMap(text => text.match(/\{\w+\}/g) ?? []))].toSorted()
const shape = (mails: MailTexts['mails']) =>
  Object.entries(mails).map(([name, text]) => ({
    name,
    places: placesIn(linesOf(text)),
    subject: placesIn([text.subject]),
    paragraphs: [text.before.length, text.after.length],
    hasLink: text.action !== undefined,
  }))

describe.each(languages)('the mails in %s', language => {
  const { frame, mails } = mailTexts[language]

  it('are the English ones, with the same places for values', () => {
    expect(shape(mails)).toEqual(shape(mailTexts.en.mails))
    for (const part of ['greeting', 'greetingUnnamed', 'address', 'footer'] as const)
      expect(placesIn([frame[part]])).toEqual(placesIn([mailTexts.en.frame[part]]))
  })

  it('say something in every line, in braces that match', () => {
    const lines = [
      ...Object.values(frame),
      ...Object.values(mails).flatMap(text => [...text.before, ...text.after]),
    ]
    for (const line of lines) {
      expect(line.trim()).not.toBe('')
      expect(line.replaceAll(/\{\w+\}/g, '')).not.toMatch(/[{}]/)
    }
  })

  it('are no mails of another language', () => {
    const other = languages.find(one => one !== language) ?? 'en'
    for (const name of Object.keys(mails) as MailName[])
      expect(mails[name].subject).not.toBe(mailTexts[other].mails[name].subject)
  })
})
