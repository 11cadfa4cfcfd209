import type { Registry } from '@ximblox/blocks/registry'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Ability, can as activityCan } from './activities.ts'
import { createBlockFeed } from './block-feed.ts'
import { type Change, edit } from './edit.ts'
import { breakRun, endComposition } from './history.ts'
import type { EditorState } from './state.ts'
import { redo, type UndoResult, undo } from './undo.ts'

/** Something that can be done to a page: returns the resulting change, or null if it is not possible now. */
export interface Command {
  /** Null if every activity allows it. */
  needs: Ability | null
  change(state: EditorState, registry: Registry): Change | null
}

/** To read and subscribe to; only commands change it. */
export type EditorStore = Pick<StoreApi<EditorState>, 'getState' | 'getInitialState' | 'subscribe'>

export type UndoOutcome = 'done' | 'partly' | 'skipped' | 'nothing'

export interface Editor {
  store: EditorStore
  registry: Registry
  /** Subscribes to one block: with hundreds of subscribers, a key press must only cost those it concerns. */
  onBlock(key: string, listener: () => void): () => void
  /** Whether a command can run, by the same rule that `run` applies. */
  can(command: Command): boolean
  /** Runs a command; returns false if it cannot run. */
  run(command: Command): boolean
  /** `partly` and `skipped`: others have since changed what the step had changed, and that was kept. */
  undo(): UndoOutcome
  redo(): UndoOutcome
  /** Ends a run of typing, for example on blur. */
  endTyping(): void
  /** Marks the beginning and the end of a composition, which is one undo step. */
  setComposing(isComposing: boolean): void
  /** For autosave and journal only. */
  update(transition: (state: EditorState) => EditorState): void
}

interface EditorOptions {
  state: EditorState
  registry: Registry
  now: () => number
}

/** The editor of one page, from loading to the last change. */
export const createEditor = ({ state, registry, now }: EditorOptions): Editor => {
  const store = createStore<EditorState>(() => state)
  const update: Editor['update'] = transition => store.setState(transition, true)
  let composition: number | undefined
  const changeOf = ({ needs, change }: Command) => {
    const current = store.getState()
    return needs === null || activityCan(current.activity, needs) ? change(current, registry) : null
  }
  const moveInHistory = (way: typeof undo): UndoOutcome => {
    const current = store.getState()
    const moved = activityCan(current.activity, 'undo') ? way(current) : null
    if (!moved) return 'nothing'
    update(() => moved.state)
    return resultOf(current, moved)
  }
  return {
    store,
    registry,
    onBlock: createBlockFeed(store),
    can: command => changeOf(command) !== null,
    run: command => {
      const change = changeOf(command)
      if (change) update(current => edit(current, change, now(), composition))
      return change !== null
    },
    undo: () => moveInHistory(undo),
    redo: () => moveInHistory(redo),
    endTyping: () => update(current => ({ ...current, history: breakRun(current.history) })),
    setComposing: isComposing => {
      const ended = composition
      composition = isComposing ? now() : undefined
      if (ended !== undefined)
        update(current => ({ ...current, history: endComposition(current.history, ended, now()) }))
    },
    update,
  }
}

const resultOf = (before: EditorState, { state, skipped }: UndoResult): UndoOutcome => {
  if (skipped.length === 0) return 'done'
  return state.document === before.document ? 'skipped' : 'partly'
}
