/** A browser that is not Chromium, driven over the standard protocol that it speaks. */
export interface Engine {
  name: string
  open(url: string): Promise<void>
  /** Calls a function in the page, with arguments and a result that survive JSON. */
  run<A extends unknown[], T>(inPage: (...values: A) => T, ...values: A): Promise<Awaited<T>>
  perform(input: Input): Promise<void>
  /** Puts a file into the input that matches, as its dialog would. */
  chooseFile(selector: string, file: string): Promise<void>
  screenshot(): Promise<Buffer>
  /** Errors in the console since this was last called. */
  takeErrors(): string[]
  close(): Promise<void>
}

/** The actions of WebDriver, which WebDriver BiDi shares. */
export type Input =
  | { type: 'key'; id: string; actions: KeyAction[] }
  | { type: 'pointer'; id: string; actions: PointerAction[] }

export interface KeyAction {
  type: 'keyDown' | 'keyUp'
  value: string
}

export type PointerAction =
  | { type: 'pointerMove'; x: number; y: number; duration: number; origin: 'viewport' }
  | { type: 'pointerDown' | 'pointerUp'; button: number }

/** The source of a call, which passes undefined on as null. */
export const sourceOf = (inPage: (...values: never[]) => unknown, values: unknown[]): string =>
  `(${String(inPage)})(...${JSON.stringify(values)})`
