interface Shown {
  id?: string
  'data-kind'?: unknown
}

/** How many are shown at once; others wait. */
export const toastLimit = 2

/** The toast that makes room for another one: the oldest success, and never what has not been read. */
export const displacedBy = (id: string | undefined, shown: readonly Shown[]): string | undefined =>
  shown.length < toastLimit || shown.some(one => one.id === id)
    ? undefined
    : shown.find(one => one['data-kind'] === 'done')?.id
