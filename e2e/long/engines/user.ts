import type { Display, Point } from './display.ts'
import type { Engine, Input, KeyAction } from './engine.ts'
import { locate, type Place, pageOnScreen, textsOf } from './in-page.ts'

const timeout = 20_000
const named: Record<string, string> = {
  Control: '\uE009',
  Shift: '\uE008',
  Enter: '\uE007',
  Backspace: '\uE003',
  Escape: '\uE00C',
  Home: '\uE011',
  End: '\uE010',
}

/** What a user sees and does, the same in each engine. */
export interface User {
  engine: Engine
  visit(url: string): Promise<void>
  /** Waits for an element that a user could click. */
  find(selector: string, name?: string): Promise<Place>
  click(selector: string, name?: string): Promise<void>
  /** Presses keys, such as `Control+b`, one after the other. */
  press(...chords: string[]): Promise<void>
  type(text: string): Promise<void>
  /** Replaces the value of a field. */
  fill(selector: string, name: string, text: string): Promise<void>
  drag(from: Point, to: Point): Promise<void>
  /** Waits until these elements have these texts. */
  sees(selector: string, expected: (texts: string[]) => boolean, what: string): Promise<void>
}

export const userOf = (engine: Engine, display: Display): User => {
  const press = (...chords: string[]) => engine.perform(keys(chords.flatMap(chordOf)))
  const find = (selector: string, name?: string) =>
    until(() => stablePlace(engine, selector, name), `“${name ?? ''}” (${selector})`)
  const click = async (selector: string, name?: string) => {
    const { x, y } = await find(selector, name)
    await engine.perform(clickAt(x, y))
  }
  const type = (text: string) => press(...text.split(''))
  return {
    engine,
    find,
    click,
    press,
    type,
    visit: url => engine.open(url),
    fill: async (selector, name, text) => {
      await click(selector, name)
      await press('Control+a')
      await type(text)
    },
    drag: async (from, to) => {
      const origin = await engine.run(pageOnScreen)
      const onScreen = ({ x, y }: Point) => ({ x: origin.x + x, y: origin.y + y })
      await display.drag(onScreen(from), onScreen(to))
    },
    sees: async (selector, expected, what) => {
      let texts: string[] = []
      await until(
        async () => {
          texts = await engine.run(textsOf, selector)
          return expected(texts) || undefined
        },
        what,
        () => JSON.stringify(texts),
      )
    },
  }
}

export const until = async <T>(
  ask: () => Promise<T | null | undefined>,
  what: string,
  instead = () => '',
): Promise<T> => {
  const end = Date.now() + timeout
  while (Date.now() < end) {
    const answer = await ask()
    if (answer !== null && answer !== undefined) return answer
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`waited in vain for ${what} ${instead()}`)
}

/** Where an element is if it does not move for a moment; images and fonts that arrive move much. */
const stablePlace = async (engine: Engine, selector: string, name?: string): Promise<Place | null> => {
  const first = await engine.run(locate, selector, name ?? null)
  if (!first) return null
  await new Promise(resolve => setTimeout(resolve, 150))
  const second = await engine.run(locate, selector, name ?? null)
  return second && first.x === second.x && first.y === second.y ? second : null
}

const chordOf = (chord: string): KeyAction[] => {
  const parts = chord.length > 1 ? chord.split('+').map(part => named[part] ?? part) : [chord]
  return [
    ...parts.map(value => ({ type: 'keyDown' as const, value })),
    ...parts.toReversed().map(value => ({ type: 'keyUp' as const, value })),
  ]
}

const keys = (actions: KeyAction[]): Input => ({ type: 'key', id: 'keyboard', actions })

const clickAt = (x: number, y: number): Input => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})
