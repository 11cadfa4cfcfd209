import { describe, expect, test } from 'vitest'
import type { Block } from 'ximblox'
import { storedBlocks } from 'ximblox/testing'
import type { PageView } from 'ximblox/views'
import { renderPage } from './renderer.ts'
import { starterPage, starterPages } from './test/starter-content.ts'
import { starterView } from './test/starter-view.ts'
import site from './ximblox.config.ts'

const homeView = (): PageView => starterView(starterPage('nl-nl/'))

const withBlocks = (blocks: Block[]): string => renderPage({ ...homeView(), blocks, data: {} })

test.each([...site.registry.blocks.keys()])('%s renders with nothing filled in', type => {
  const document = withBlocks(storedBlocks(site, [{ type, key: 'k1' }]))
  expect(document).toContain(`class="${type}`)
  expect(document).not.toMatch(/<(h1|h2|h3|p|a)( [^>]*)?><\/\1>/)
})

describe.each(starterPages)('$locale/$slug', page => {
  const document = renderPage(starterView(page))

  test('is a whole document without inline script or style', () => {
    expect(document).toMatch(/^<!doctype html><html lang="[a-z]{2}-[A-Z]{2}"><head>.*<\/body><\/html>$/s)
    expect(document).not.toMatch(
      /<script(?! type="(module" src="[^"]+"><\/script>|application\/ld\+json">))|<style|\sstyle=|\son[a-z]+=/i,
    )
  })

  test('has one main heading', () => expect(document.match(/<h1[ >]/g)).toHaveLength(1))

  test('has no empty links', () => expect(document).not.toMatch(/(href|src)=""/))
})

test('an anchor point is the id of an element', () => {
  const [block] = storedBlocks(site, [{ type: 'rich-text', key: 'k1', anchorPoint: 'here' }])
  expect(withBlocks(block ? [block] : [])).toContain('<div id="here">')
})

test('a "not found" page is not indexed', () => {
  const document = renderPage({ ...homeView(), status: 404, blocks: [] })
  expect(document).toContain('content="noindex"')
  expect(document).not.toContain('rel="canonical"')
  expect(document.match(/<h1[ >]/g)).toHaveLength(1)
})
