import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesBelow } from './files.mjs'
import { findCycles, relativeImports } from './lint/cycles.ts'
import { root } from './root.mjs'

const cyclesOf = sources =>
  findCycles(Object.entries(sources).flatMap(([file, source]) => relativeImports(file, source)))

describe('no folder imports in a circle in', () => {
  test.each(['contract', 'blocks', 'server', 'admin', 'ximblox', 'site'])('%s', async name => {
    const files = (await filesBelow(name)).filter(
      file => /\.tsx?$/.test(file) && !/\.(test|long|e2e)\.tsx?$|\/test\//.test(file),
    )
    const sources = files.map(file => [file, readFileSync(join(root, file), 'utf8')])
    expect(files.length).toBeGreaterThan(10)
    expect(cyclesOf(Object.fromEntries(sources))).toEqual([])
  })
})

describe('a cycle is found', () => {
  test('between two folders', () => {
    const sources = {
      'p/a/one.ts': "import { x } from '../b/two.ts'",
      'p/b/three.ts': "export { y } from '../a/four.ts'",
    }
    expect(cyclesOf(sources)).toEqual(['p: a/ b/'])
  })

  test('by types', () => {
    const sources = {
      'p/a/one.ts': "import type { X } from '../b/two.ts'",
      'p/b/three.ts': "import {\n  type Y,\n} from '../a/four.ts'",
    }
    expect(cyclesOf(sources)).toEqual(['p: a/ b/'])
  })

  test('by a module that is loaded later', () => {
    const sources = {
      'p/a/one.ts': "const x = () => import('../b/two.ts')",
      'p/b/three.ts': "import '../a/styles.css'",
    }
    expect(cyclesOf(sources)).toEqual(['p: a/ b/'])
  })

  test('between a file and the folder beside it', () => {
    const sources = {
      'p/workspace.ts': "import type { X } from './feature/x.ts'",
      'p/feature/y.ts': "import { w } from '../workspace.ts'",
    }
    expect(cyclesOf(sources)).toEqual(['p: feature/ workspace.ts'])
  })

  test('through several folders, deep inside', () => {
    const sources = {
      'p/q/a/one.ts': "import { x } from '../b/two.ts'",
      'p/q/b/two.ts': "import { x } from '../c/three.ts'",
      'p/q/c/three.ts': "import { x } from '../a/deeper/four.ts'",
    }
    expect(cyclesOf(sources)).toEqual(['p/q: a/ b/ c/'])
  })

  test('among three files', () => {
    const sources = {
      'p/a.ts': "import type { B } from './b.ts'",
      'p/b.ts': "import type { C } from './c.ts'",
      'p/c.ts': "import type { A } from './a.ts'",
    }
    expect(cyclesOf(sources)).toEqual(['p: a.ts b.ts c.ts'])
  })
})

test('two files may name each other’s types', () => {
  const sources = {
    'p/a.ts': "import type { B } from './b.ts'",
    'p/b.ts': "import type { A } from './a.ts'",
  }
  expect(cyclesOf(sources)).toEqual([])
})

test('folders may use each other in one direction', () => {
  const sources = {
    'p/screen.ts': "import { x } from './a/one.ts'\nimport { y } from './b/two.ts'",
    'p/a/one.ts': "import { y } from '../b/two.ts'\nimport { z } from './three.ts'",
  }
  expect(cyclesOf(sources)).toEqual([])
})
