import type { BlockChange } from '@ximblox/contract/history'
import { expect, it } from 'vitest'
import { outermostChanges } from './outermost-changes.ts'

const change = (blockKey: string, kind: BlockChange['kind'], parent: string | null): BlockChange => {
  const place = { parent, slot: parent === null ? '' : 'left', index: 0 }
  return {
    blockKey,
    type: 'text',
    kind,
    fields: [],
    ...(kind === 'added' && { after: place }),
    ...(kind === 'removed' && { before: place }),
  }
}

it('lists a block that came or went once, and not what is inside', () => {
  const changes = [
    change('new', 'added', null),
    change('in-new', 'added', 'new'),
    change('gone', 'removed', null),
    change('in-gone', 'removed', 'gone'),
    change('in-kept', 'removed', 'kept'),
    change('added-to-kept', 'added', 'kept'),
  ]
  expect(outermostChanges(changes).map(({ blockKey }) => blockKey)).toEqual([
    'new',
    'gone',
    'in-kept',
    'added-to-kept',
  ])
})
