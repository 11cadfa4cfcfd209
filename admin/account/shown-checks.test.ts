import { describe, expect, it } from 'vitest'
import { isRepeated, shownChecks } from './shown-checks.ts'

const about = ['Jürgen Groß', 'j.gross@example.org']
const met = (password: string, owner?: readonly string[]) =>
  shownChecks(password, owner).flatMap(([check, isMet]) => (isMet ? [check] : []))

describe('the rules for a new password', () => {
  it('are marked as soon as they are met', () => {
    expect(met('')).toEqual([])
    expect(met('Ä')).toEqual(['hasUpperCase'])
    expect(met('ä-')).toEqual(['hasSpecial'])
    expect(met('Vier Wörter, kein Satz')).toEqual(['longEnough', 'hasUpperCase', 'hasSpecial'])
  })

  it('include the name of the owner where it is known', () => {
    expect(shownChecks('', undefined).map(([check]) => check)).not.toContain('withoutOwner')
    expect(shownChecks('', about).map(([check]) => check)).toContain('withoutOwner')
    expect(met('Vier Wörter, kein Satz', about)).toContain('withoutOwner')
    expect(met('Jurgen! 2026 passt', about)).not.toContain('withoutOwner')
  })
})

describe('a repeated password', () => {
  it('is the same, character by character', () => {
    expect(isRepeated({ password: 'Größe!', confirm: 'Größe!' })).toBe(true)
    expect(isRepeated({ password: 'Größe!', confirm: 'Größe! ' })).toBe(false)
    expect(isRepeated({ password: 'Größe!', confirm: 'größe!' })).toBe(false)
  })

  it('is not there while both fields are empty', () => {
    expect(isRepeated({ password: '', confirm: '' })).toBe(false)
  })
})
