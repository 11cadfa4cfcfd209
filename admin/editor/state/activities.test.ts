import { expect, it } from 'vitest'
import { type Ability, type Activity, type ActivityName, can, isOnOverview, mayFollow } from './activities.ts'

const all: readonly Activity[] = [
  { name: 'Editing' },
  { name: 'AddingBlock', place: { parent: null, slot: '', after: null } },
  { name: 'ReplaceBlock', block: 'a' },
  { name: 'EditingPageSettings' },
  { name: 'EditingSEOSettings' },
  { name: 'AddTranslation' },
  { name: 'AcceptRequest' },
]
const during = (ability: Ability): ActivityName[] =>
  all.filter(activity => can(activity, ability)).map(({ name }) => name)
const before = (next: ActivityName): ActivityName[] =>
  all.filter(activity => mayFollow(activity, next)).map(({ name }) => name)

const forms = ['EditingPageSettings', 'EditingSEOSettings', 'AddTranslation'] as const

it('blocks are changed among blocks, and each form changes what it shows', () => {
  expect(during('select')).toEqual(['Editing', 'AddingBlock'])
  expect(during('edit-blocks')).toEqual(['Editing'])
  expect(during('insert-block')).toEqual(['Editing', 'AddingBlock'])
  expect(during('replace-block')).toEqual(['Editing', 'ReplaceBlock'])
  expect(during('edit-page')).toEqual(['EditingPageSettings'])
  expect(during('edit-seo')).toEqual(['EditingSEOSettings'])
  expect(during('translate')).toEqual(['AddTranslation'])
})

it('nothing is undone while a block is chosen', () => {
  expect(during('undo')).toEqual(['Editing', ...forms])
})

it('while a request is answered, the page neither changes nor is saved', () => {
  expect(during('answer-request')).toEqual(['AcceptRequest'])
  expect(during('save')).toEqual(all.map(({ name }) => name).filter(name => name !== 'AcceptRequest'))
})

it('a block is chosen from the blocks, and the choice ends there', () => {
  expect(before('AddingBlock')).toEqual(['Editing', 'AddingBlock'])
  expect(before('ReplaceBlock')).toEqual(['Editing'])
  expect(before('Editing')).toEqual(all.map(({ name }) => name))
})

it.each([...forms])('%s is opened from the tabs and from a request', form => {
  expect(before(form)).toEqual(['Editing', ...forms, 'AcceptRequest'])
})

it('a request is answered from the tabs', () => {
  expect(before('AcceptRequest')).toEqual(['Editing', ...forms])
})

it('the blocks are on the screen except with a form', () => {
  expect(all.filter(isOnOverview).map(({ name }) => name)).toEqual([
    'Editing',
    'AddingBlock',
    'ReplaceBlock',
    'AcceptRequest',
  ])
})
