import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { missingPackages } from './installed.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ximblox-installed-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('a package of the lock file', () => {
  test('is missing before anything is installed', () => {
    lock({ 'node_modules/a': { version: '1.0.0' } })
    expect(missingPackages(folder)).toEqual(['node_modules/a'])
  })

  test('is installed when npm recorded the same content', () => {
    lock({ 'node_modules/a': { version: '1.0.0', integrity: 'x' } })
    record({ 'node_modules/a': { version: '1.0.0', integrity: 'x' } })
    expect(missingPackages(folder)).toEqual([])
  })

  test('is missing when npm recorded another version', () => {
    lock({ 'node_modules/a': { version: '1.0.1' } })
    record({ 'node_modules/a': { version: '1.0.0' } })
    expect(missingPackages(folder)).toEqual(['node_modules/a'])
  })

  test('is required only on its own platform', () => {
    lock({
      'node_modules/here': { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] },
      'node_modules/elsewhere': { version: '1.0.0', optional: true, os: 'plan9' },
    })
    record({})
    expect(missingPackages(folder)).toEqual(['node_modules/here'])
  })

  test('may be left out by npm when it is optional everywhere', () => {
    lock({ 'node_modules/a': { version: '1.0.0', optional: true } })
    record({})
    expect(missingPackages(folder)).toEqual([])
  })

  test('of the workspace is a link that must exist', () => {
    lock({ a: { version: '1.0.0' }, 'node_modules/@ximblox/a': { resolved: 'a', link: true } })
    record({})
    expect(missingPackages(folder)).toEqual(['node_modules/@ximblox/a'])
  })
})

function lock(packages) {
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
}

function record(packages) {
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
}
