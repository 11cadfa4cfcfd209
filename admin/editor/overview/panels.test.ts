import { describe, expect, it } from 'vitest'
import { nextRegion, openPanels, toggled } from './panels.ts'

const both = { outline: true, panel: true }
const none = { outline: false, panel: false }
const wide = { isOver: none, beside: both, over: null }
const phone = { isOver: both, beside: both, over: null }

describe('the panels of the overview', () => {
  it('are open beside the canvas where there is room, as they were left', () => {
    expect(openPanels(wide)).toEqual(both)
    expect(openPanels({ ...wide, beside: { outline: false, panel: true } })).toEqual({
      outline: false,
      panel: true,
    })
  })

  it('are closed where they would lie over the canvas, until one is asked for', () => {
    expect(openPanels(phone)).toEqual(none)
    expect(openPanels({ ...phone, over: 'panel' })).toEqual({ outline: false, panel: true })
  })

  it('lie over the canvas one at a time', () => {
    const first = { ...phone, ...toggled(phone, 'outline') }
    const second = { ...phone, ...toggled(first, 'panel') }
    expect([openPanels(first), openPanels(second)]).toEqual([
      { outline: true, panel: false },
      { outline: false, panel: true },
    ])
    expect(openPanels({ ...phone, ...toggled(second, 'panel') })).toEqual(none)
  })

  it('are remembered where they have room, and not where they only covered the page', () => {
    expect(toggled(wide, 'outline').beside).toEqual({ outline: false, panel: true })
    expect(toggled(phone, 'outline').beside).toEqual(both)
  })

  it('are independent in a window that has room for one of them', () => {
    const narrow = { isOver: { outline: false, panel: true }, beside: both, over: null }
    const opened = { ...narrow, ...toggled(narrow, 'panel') }
    expect(openPanels(opened)).toEqual(both)
    expect(openPanels({ ...narrow, ...toggled(opened, 'outline') })).toEqual({ outline: false, panel: true })
  })
})

describe('the regions that F6 moves between', () => {
  it('follow each other in a circle, in both directions', () => {
    expect([0, 1, 2].map(current => nextRegion(current, 3, 1))).toEqual([1, 2, 0])
    expect([0, 1, 2].map(current => nextRegion(current, 3, -1))).toEqual([2, 0, 1])
  })

  it('begin at their near end for a user outside', () => {
    expect([nextRegion(-1, 3, 1), nextRegion(-1, 3, -1)]).toEqual([0, 2])
  })

  it('are only the canvas if both panels are closed', () => {
    expect([nextRegion(0, 1, 1), nextRegion(0, 1, -1)]).toEqual([0, 0])
  })
})
