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
