import { describe, expect, it } from 'vitest'
import { folderRows, treeKeyAction } from './folder-rows.ts'
import { ancestorsOf, isWithin, nameOf, parentOf, pathIn } from './paths.ts'

const directories = ['/b', '/a', '/a/Z', '/a/y', '/a/y/deep'].map(path => ({
  path,
  folderName: nameOf(path),
  files: 0,
  directories: 0,
}))
const { compare } = new Intl.Collator('en')
const rowsOf = (...open: string[]) => folderRows(directories, new Set(open), compare)

describe('the rows of the folder tree', () => {
  it('are the root and the contents of expanded folders, sorted by name', () => {
    expect(rowsOf().map(({ path }) => path)).toEqual(['/', '/a', '/b'])
    expect(rowsOf('/a').map(({ path, level }) => [path, level])).toEqual([
      ['/', 1],
      ['/a', 2],
      ['/a/y', 3],
      ['/a/Z', 3],
      ['/b', 2],
    ])
  })

  it('show which folders can be expanded and which are', () => {
    const [, a, y] = rowsOf('/a')
    expect([a?.hasChildren, a?.expanded, y?.hasChildren, y?.expanded]).toEqual([true, true, true, false])
  })

  it('are navigated with the arrow keys, Home and End', () => {
    const rows = rowsOf('/a')
    expect(treeKeyAction(rows, '/', 'ArrowDown')).toEqual({ to: '/a' })
    expect(treeKeyAction(rows, '/a', 'ArrowRight')).toEqual({ to: '/a/y' })
    expect(treeKeyAction(rows, '/a', 'ArrowLeft')).toEqual({ toggle: '/a' })
    expect(treeKeyAction(rows, '/a/y', 'ArrowRight')).toEqual({ toggle: '/a/y' })
    expect(treeKeyAction(rows, '/a/y', 'ArrowLeft')).toEqual({ to: '/a' })
    expect(treeKeyAction(rows, '/b', 'ArrowDown')).toBeUndefined()
    expect(treeKeyAction(rows, '/', 'ArrowLeft')).toBeUndefined()
    expect(treeKeyAction(rows, '/b', 'Home')).toEqual({ to: '/' })
    expect(treeKeyAction(rows, '/', 'End')).toEqual({ to: '/b' })
  })
})

describe('a folder path', () => {
  it('is joined and split', () => {
    expect([pathIn('/', 'a'), pathIn('/a', 'b')]).toEqual(['/a', '/a/b'])
    expect([parentOf('/a/b'), parentOf('/a'), nameOf('/a/b')]).toEqual(['/a', '/', 'b'])
    expect(ancestorsOf('/a/b')).toEqual(['/a', '/a/b'])
    expect(ancestorsOf('/')).toEqual([])
  })

  it('is within itself and its ancestors, but not within a folder whose name it begins with', () => {
    expect(isWithin('/a/b', '/a')).toBe(true)
    expect(isWithin('/a', '/a')).toBe(true)
    expect(isWithin('/ab', '/a')).toBe(false)
    expect(isWithin('/ab', '/')).toBe(true)
  })
})
