import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('./', import.meta.url))
const styles = join(dirname(fileURLToPath(import.meta.resolve('@mantine/core/styles.css'))), 'styles')

it('imports the style sheet of every Mantine component in use', async () => {
  const sheet = await readFile(join(root, 'mantine.css'), 'utf8')
  const names = (await readdir(root, { recursive: true })).filter(name => name.endsWith('.tsx'))
  const sources = await Promise.all(names.map(name => readFile(join(root, name), 'utf8')))
  const used = sources
    .flatMap(source => [...source.matchAll(/import \{([^}]+)\} from '@mantine\/core'/g)])
    .flatMap(([, list = '']) => list.split(',').map(name => name.trim().replace(/ as .*/, '')))
  const styled = [...new Set(used)].filter(name => existsSync(join(styles, `${name}.layer.css`)))
  expect(styled).toContain('Button')
  expect(styled.filter(name => !sheet.includes(`/${name}.layer.css`))).toEqual([])
})
