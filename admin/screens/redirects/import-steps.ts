import type { Answer } from '@ximblox/contract/call'
import type { calls } from '@ximblox/contract/calls'

export type ImportResult = Answer<typeof calls.redirect.import>

/** A host in addresses that are to redirect, which may have been one of this site. */
export interface Host {
  name: string
  isFormer: boolean
}

/** What is known about a text since it was last sent. */
export interface CheckedImport {
  csv: string
  hosts: readonly Host[]
  result: ImportResult | undefined
}

/** An answer about a text that was edited while it was awaited says nothing about the new one. */
export const resultFor = (csv: string, checked: CheckedImport | undefined): Omit<CheckedImport, 'csv'> =>
  checked?.csv === csv ? checked : { hosts: [], result: undefined }

/** What the button of an import does next. */
export type ImportStep = { does: 'preview' | 'store'; isPossible: boolean } | { does: 'close' }

/** Nothing is stored that was not previewed, and nothing twice. */
export const nextStep = (csv: string, result: ImportResult | undefined): ImportStep => {
  if (!result) return { does: 'preview', isPossible: csv.trim() !== '' }
  return result.stored ? { does: 'close' } : { does: 'store', isPossible: changesOf(result) > 0 }
}

export const changesOf = ({ counts }: Pick<ImportResult, 'counts'>): number => counts.new + counts.changed

/** The hosts that a preview found besides those that the user has seen, which stay where they are. */
export const withFound = (known: readonly Host[], found: readonly string[]): Host[] => [
  ...known,
  ...found.filter(host => !known.some(({ name }) => name === host)).map(name => ({ name, isFormer: false })),
]

export const withChoice = (hosts: readonly Host[], name: string, isFormer: boolean): Host[] =>
  hosts.map(host => (host.name === name ? { name, isFormer } : host))

export const formerHostsOf = (hosts: readonly Host[]): string[] =>
  hosts.filter(({ isFormer }) => isFormer).map(({ name }) => name)
