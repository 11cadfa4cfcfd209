import yoctoSpinner from 'yocto-spinner'

/** What a command says: progress on the error output of a terminal, and its result as text or as JSON. */
export interface Output {
  /** Shows what is being done; each call replaces the last one. */
  progress(text: string): void
  /** Prints the result, once. */
  result(text: string, value: object): void
}

export const openOutput = ({ json }: { json: boolean }): Output & Disposable => {
  const spinner = process.stderr.isTTY && !json ? yoctoSpinner({ stream: process.stderr }) : undefined
  return {
    progress: text => {
      if (!spinner) return
      spinner.text = text
      if (!spinner.isSpinning) spinner.start()
    },
    result: (text, value) => {
      spinner?.stop()
      process.stdout.write(`${json ? JSON.stringify(value) : text}\n`)
    },
    [Symbol.dispose]: () => void spinner?.stop(),
  }
}

/** Aligned columns for people. */
export const tableOf = (headings: readonly string[], rows: readonly string[][]): string => {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map(row => row[column]?.length ?? 0)),
  )
  return [headings, ...rows]
    .map(row =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** A number with its noun, such as "1 page" and "2 pages". */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
