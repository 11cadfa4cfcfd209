import type { Registry } from '@ximblox/blocks/registry'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Ability, can as activityCan } from './activities.ts'
import { createBlockFeed } from './block-feed.ts'
import { type Change, edit } from './edit.ts'
import { breakRun } from './history.ts'
import type { EditorState } from './state.ts'
import { redo, type UndoResult, undo } from './time-travel.ts'

/** What can be done to a page: says what would change, or null when it cannot be done now. */
export interface Command {
  /** Null when every activity allows it. */
  needs: Ability | null
  change(state: EditorState, registry: Registry): Change | null
}

/** To be read and subscribed to; only commands change it. */
export type EditorStore = Pick<StoreApi<EditorState>, 'getState' | 'getInitialState' | 'subscribe'>

export type UndoOutcome = 'done' | 'partly' | 'skipped' | 'nothing'

export interface Editor {
  store: EditorStore
  registry: Registry
  /** Calls back when a block itself changes: hundreds can listen, and a key press costs those alone that it concerns. */
  onBlock(key: string, listener: () => void): () => void
  /** Whether a command can be run: the same truth that running it follows. */
  can(command: Command): boolean
  /** Runs a command; false when it cannot be run. */
  run(command: Command): boolean
  /** `partly` and `skipped`: others changed meanwhile what the step had changed, and that was left alone. */
  undo(): UndoOutcome
  redo(): UndoOutcome
  /** Ends a run of typing, as when its field loses the focus. */
  endTyping(): void
  /** For the autosave and the journal alone. */
  update(transition: (state: EditorState) => EditorState): void
}

interface EditorOptions {
  state: EditorState
  registry: Registry
  now: () => number
}

/** The editor of one page, from a state of the page to its last change. */
export const createEditor = ({ state, registry, now }: EditorOptions): Editor => {
  const store = createStore<EditorState>(() => state)
  const update: Editor['update'] = transition => store.setState(transition, true)
  const changeOf = ({ needs, change }: Command) => {
    const current = store.getState()
    return needs === null || activityCan(current.activity, needs) ? change(current, registry) : null
  }
  const travel = (way: typeof undo): UndoOutcome => {
    const current = store.getState()
    const travelled = activityCan(current.activity, 'travel') ? way(current) : null
    if (!travelled) return 'nothing'
    update(() => travelled.state)
    return resultOf(current, travelled)
  }
  return {
    store,
    registry,
    onBlock: createBlockFeed(store),
    can: command => changeOf(command) !== null,
    run: command => {
      const change = changeOf(command)
      if (change) update(current => edit(current, change, now()))
      return change !== null
    },
    undo: () => travel(undo),
    redo: () => travel(redo),
    endTyping: () => update(current => ({ ...current, history: breakRun(current.history) })),
    update,
  }
}

const resultOf = (before: EditorState, { state, skipped }: UndoResult): UndoOutcome => {
  if (skipped.length === 0) return 'done'
  return state.document === before.document ? 'skipped' : 'partly'
}
