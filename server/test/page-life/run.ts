import fc from 'fast-check'
import { startTestApp, type TestApp } from '../app.ts'
import { checkStored, checkVisible } from './invariants.ts'
import { type Model, newModel } from './model.ts'
import { type Chance, type Real, type Step, steps } from './steps.ts'

type Name = keyof typeof steps

/** How often each step is chosen. */
const weights: Record<Name, number> = {
  create: 3,
  store: 5,
  autosave: 4,
  request: 3,
  revoke: 1,
  accept: 3,
  reject: 1,
  publish: 4,
  unpublish: 2,
  republish: 1,
  schedule: 3,
  wait: 3,
  monthPasses: 1,
  delete: 2,
  restore: 2,
  duplicate: 1,
  move: 3,
  restoreVersion: 2,
}

/** All stored data is checked after this many commands, and at the end. */
const lookEvery = 10

class Command implements fc.AsyncCommand<Model, Real> {
  readonly name: Name
  readonly chance: Chance

  constructor(name: Name, chance: Chance) {
    this.name = name
    this.chance = chance
  }

  check = (model: Readonly<Model>): boolean => this.step.can(model)

  run = async (model: Model, real: Real): Promise<void> => {
    await this.step.run(model, real, this.chance)
    await checkVisible(model, real)
    real.commands += 1
    if (real.commands % lookEvery === 0) await checkStored(model, real)
  }

  get step(): Step {
    return steps[this.name]
  }

  toString = (): string => `${this.name} ${Object.values(this.chance).join(' ')}`
}

const chance = fc.record({ page: fc.nat(99), other: fc.nat(99), who: fc.nat(5), flag: fc.boolean() })
const names = fc.oneof(
  ...Object.entries(weights).map(([name, weight]) => ({
    weight,
    arbitrary: fc.constant(name as Name),
  })),
)

/** Random sequences of commands. */
const lives = (commands: number) =>
  fc.array(
    fc.tuple(names, chance).map(([name, numbers]) => new Command(name, numbers)),
    { minLength: commands, maxLength: commands },
  )

export interface Stage {
  test: TestApp
  /** Runs one sequence on its own pages. Throws when an invariant is violated. */
  live(commands: Iterable<fc.AsyncCommand<Model, Real>>): Promise<number>
  close(): Promise<void>
}

export const openStage = async (): Promise<Stage> => {
  const clock = { now: new Date('2026-03-02T09:00:00Z') }
  const test = await startTestApp({ now: () => clock.now })
  const editors = [await test.as('Editor'), await test.as('Editor')] as const
  const publisher = await test.as('Administrator')
  let runs = 0
  return {
    test,
    live: async commands => {
      await test.app.db.deleteFrom('page').execute()
      const real: Real = { test, editors, publisher, clock, prefix: `run${++runs}`, commands: 0 }
      const model = newModel()
      await fc.asyncModelRun(() => ({ model, real }), commands)
      await checkStored(model, real)
      return real.commands
    },
    close: test.close,
  }
}

/** Runs several sequences and returns the number of commands that had an effect. */
export const runSequences = async (
  stage: Stage,
  { runs, commands, seed }: { runs: number; commands: number; seed?: number },
): Promise<number> => {
  let done = 0
  const property = fc.asyncProperty(lives(commands), async sequence => {
    done += await stage.live(sequence)
  })
  await fc.assert(property, { numRuns: runs, endOnFailure: true, ...(seed !== undefined && { seed }) })
  return done
}
