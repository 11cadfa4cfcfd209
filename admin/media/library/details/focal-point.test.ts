import { expect, it } from 'vitest'
import { centre, movePoint, pointAt } from './focal-point.ts'

const press = (key: string, shiftKey = false) => ({ key, shiftKey })

it('moves by a hundredth of the image with the arrow keys, and by a tenth with Shift', () => {
  expect(movePoint(centre, press('ArrowLeft'))).toEqual({ x: 0.49, y: 0.5 })
  expect(movePoint(centre, press('ArrowDown'))).toEqual({ x: 0.5, y: 0.51 })
  expect(movePoint(centre, press('ArrowRight', true))).toEqual({ x: 0.6, y: 0.5 })
  expect(movePoint(centre, press('ArrowUp', true))).toEqual({ x: 0.5, y: 0.4 })
  expect(movePoint(centre, press('Tab'))).toBeUndefined()
})

it('stays within the image', () => {
  expect(pointAt(-0.2, 1.4)).toEqual({ x: 0, y: 1 })
  expect(movePoint({ x: 0.05, y: 1 }, press('ArrowLeft', true))).toEqual({ x: 0, y: 1 })
  expect(movePoint({ x: 0, y: 1 }, press('ArrowDown'))).toEqual({ x: 0, y: 1 })
})
