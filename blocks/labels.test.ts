import { describe, expect, it } from 'vitest'
import { labelsIn } from './labels.ts'
import { block, registry } from './test/sample-registry.ts'

const content = {
  pageType: { id: 'sample', props: {} },
  blocks: [block('quote', 'a'), block('columns', 'b', { slots: { left: [block('everything', 'c')] } })],
}
const labels = labelsIn(registry, content, 'nl')

describe('labelsIn', () => {
  it('finds the label of a block, including blocks in slots', () => {
    expect(labels.ofBlock?.('blocks.0')).toBe('Etiket')
    expect(labels.ofBlock?.('blocks.1.slots.left.0')).toBe('Etiket')
    expect(labels.ofBlock?.('blocks.9')).toBeUndefined()
  })

  it('finds the label of a field and the indexes of its list items', () => {
    const field = (property: string) => labels.ofField?.(`blocks.1.slots.left.0.${property}`)
    expect(field('props.title')).toEqual({ label: 'Etiket', items: [] })
    expect(field('props.cards.1.facts.0.fact')).toEqual({ label: 'Etiket', items: [1, 0] })
    expect(field('props.body.content.0.content.0')).toEqual({ label: 'Etiket', items: [] })
    expect(field('__images.picture')).toEqual({ label: 'Etiket', items: [] })
    expect(field('props.constructor')).toBeUndefined()
    expect(field('anchorPoint')).toBeUndefined()
  })

  it('falls back to the interface languages of the site', () => {
    const dutch = { ...registry, interfaceLanguages: ['nl', 'en'] } as const
    expect(labelsIn(dutch, content, 'fr').ofBlock?.('blocks.0')).toBe('Etiket')
    expect(labelsIn(registry, content, 'fr').ofBlock?.('blocks.0')).toBe('Label')
  })

  it.each([undefined, null, 'text', { blocks: 1 }, { blocks: [null] }, { blocks: [{ type: 1 }] }])(
    'finds no labels in %j',
    request => {
      const { ofBlock, ofField } = labelsIn(registry, request, 'en')
      expect(ofBlock?.('blocks.0')).toBeUndefined()
      expect(ofField?.('blocks.0.props.title')).toBeUndefined()
    },
  )
})
