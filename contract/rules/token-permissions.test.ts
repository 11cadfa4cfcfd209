import { expect, it } from 'vitest'
import type { Permission } from '../permissions.ts'
import { isWithin, mayReadDrafts, tokenPermissions } from './token-permissions.ts'

const none = { locales: null, pageTypes: null }
const dutch = { locales: ['nl-nl'], pageTypes: null }
const editing: Permission = { name: 'edit-page' }
const media: Permission = { name: 'manage-media' }

it('a token without limits may do what its role allows', () => {
  expect(tokenPermissions([editing, media], [editing, media], none)).toEqual([editing, media])
})

it('a token never may do more than its creator', () => {
  expect(tokenPermissions([editing, media], [media], none)).toEqual([media])
  const inDutch: Permission = { name: 'edit-page', parameters: { locales: ['nl-nl'] } }
  expect(tokenPermissions([editing], [inDutch], none)).toEqual([])
  expect(tokenPermissions([inDutch], [editing], none)).toEqual([inDutch])
})

it('a limited token acts on pages within its limits only, and on nothing else', () => {
  const [own] = tokenPermissions([editing, media], [editing, media], dutch)
  expect(own).toEqual({ name: 'edit-page', parameters: { locales: ['nl-nl'], pageTypes: undefined } })
  expect(tokenPermissions([media], [media], dutch)).toEqual([])
})

it('a token that is limited to page types alone is limited', () => {
  const news = { locales: null, pageTypes: ['news'] }
  expect(tokenPermissions([editing, media], [editing, media], news)).toEqual([
    { name: 'edit-page', parameters: { locales: undefined, pageTypes: ['news'] } },
  ])
})

it('the limits of a role and of a token both apply', () => {
  const both: Permission = { name: 'edit-page', parameters: { locales: ['nl-nl', 'en-gb'] } }
  const german: Permission = { name: 'edit-page', parameters: { locales: ['de-de'] } }
  expect(tokenPermissions([both, german], [editing], dutch)).toEqual([
    { name: 'edit-page', parameters: { locales: ['nl-nl'], pageTypes: undefined } },
  ])
})

it('a place has to be within all limits', () => {
  const limits = { locales: ['nl-nl'], pageTypes: ['news'] }
  expect(isWithin(limits, { locale: 'nl-nl', type: 'news' })).toBe(true)
  expect(isWithin(limits, { locale: 'nl-nl', type: 'basic' })).toBe(false)
  expect(isWithin(limits, { locale: 'en-gb', type: 'news' })).toBe(false)
  expect(isWithin(none, { locale: 'en-gb', type: 'basic' })).toBe(true)
})

it('only those who work on pages may read drafts, where they work', () => {
  expect(mayReadDrafts([media], { locale: 'nl-nl', type: 'news' })).toBe(false)
  const inDutch: Permission = { name: 'translate-page', parameters: { locales: ['nl-nl'] } }
  expect(mayReadDrafts([inDutch], { locale: 'nl-nl', type: 'news' })).toBe(true)
  expect(mayReadDrafts([inDutch], { locale: 'en-gb', type: 'news' })).toBe(false)
})
