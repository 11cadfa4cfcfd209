import { readFileSync } from 'node:fs'

// Next to the sources, and one folder up from the built files.
const file = ['package.json', '../package.json'].map(path => new URL(path, import.meta.url)).find(isOwn)

function isOwn(url: URL): boolean {
  try {
    return JSON.parse(readFileSync(url, 'utf8')).name === '@ximblox/server'
  } catch {
    return false
  }
}

/** The version of this release. */
export const version: string = file ? JSON.parse(readFileSync(file, 'utf8')).version : '0.0.0'
