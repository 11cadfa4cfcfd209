import type { ErrorName } from '@ximblox/contract/errors'
import type * as z from 'zod/mini'

/** A place in a document. */
export interface Place {
  in(key: string | number): Place
  path(): (string | number)[]
  /** The number of keys. */
  depth: number
}

export const place = (key: string | number | null = null, outer: Place | null = null): Place => ({
  in(inner) {
    return place(inner, this)
  },
  path: () => [...(outer?.path() ?? []), ...(key === null ? [] : [key])],
  depth: outer ? outer.depth + 1 : 0,
})

type Issue = z.core.$ZodIssue

/** Collects what does not fit, as the issues with which the server refuses it. */
export interface Lowerings {
  issues: readonly Issue[]
  add(at: Place, name: ErrorName, input: unknown, params?: { max: number }): void
  /** Properties that nodes of this kind do not have. */
  addUnknown(properties: Record<string, unknown>, at: Place): void
  /** The issues of a value. */
  addIssues(issues: readonly Issue[], at: Place): void
}

export const collectLowerings = (): Lowerings => {
  const issues: Issue[] = []
  const add: Lowerings['add'] = (at, name, input, params) =>
    void issues.push({ code: 'custom', message: name, path: at.path(), input, ...(params && { params }) })
  return {
    issues,
    add,
    addUnknown: (properties, at) => {
      for (const [name, value] of Object.entries(properties))
        if (value !== undefined) add(at.in(name), 'unknownField', value)
    },
    addIssues: (found, at) => {
      for (const issue of found) issues.push({ ...issue, path: [...at.path(), ...issue.path] })
    },
  }
}
