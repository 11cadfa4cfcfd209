import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

export interface TypeCheck {
  /** Checks again; a check that still runs is stopped. */
  run(): void
  stop(): void
}

/**
 * Checks the types of a project beside its server, which runs without types, and reports the errors as text, empty when
 * there are none. Does nothing in a project without TypeScript.
 */
export const createTypeCheck = (root: string, report: (errors: string) => void): TypeCheck => {
  const compiler = findCompiler(root)
  let current = new AbortController()
  return {
    run: () => {
      if (compiler === undefined) return
      current.abort()
      const { signal } = (current = new AbortController())
      const words = [compiler, '--noEmit', '--pretty', 'false']
      execFile(process.execPath, words, { cwd: root, signal, maxBuffer }, (error, stdout) => {
        if (!signal.aborted) report(error ? stdout.trim() || error.message : '')
      })
    },
    stop: () => current.abort(),
  }
}

const maxBuffer = 10_000_000

const findCompiler = (root: string): string | undefined => {
  if (!existsSync(join(root, 'tsconfig.json'))) return undefined
  try {
    const manifest = createRequire(join(root, 'package.json')).resolve('typescript/package.json')
    return join(manifest, '../bin/tsc')
  } catch {
    return undefined
  }
}
