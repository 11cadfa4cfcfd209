import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const tree = mkdtempSync(join(tmpdir(), 'ximblox lint '))
afterAll(() => rmSync(tree, { recursive: true, force: true }))

const zone = 'ximblox(import-zones)'
const ownTimeout = 'ximblox(no-own-timeout)'
const uses = (specifier: string) => `import { x } from '${specifier}'\nexport const y = x\n`
const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `export const x${index} = ${index}\n`).join('')

const refusedImports: [file: string, specifier: string][] = [
  ['contract/a.ts', '@ximblox/blocks/registry'],
  ['contract/b.ts', 'react'],
  ['contract/c.ts', 'node:fs'],
  ['contract/d.test.ts', 'react'],
  ['blocks/a.ts', '@ximblox/server'],
  ['blocks/b.ts', '@ximblox/admin'],
  ['blocks/c.ts', 'react'],
  ['blocks/d.ts', './render/page.ts'],
  ['blocks/fields/a.ts', '../../contract/pages.ts'],
  ['blocks/fields/b.ts', '@ximblox/blocks/registry'],
  ['blocks/render/a.ts', '@ximblox/site/views'],
  ['server/kernel/a.ts', '@ximblox/admin'],
  ['server/kernel/b.ts', '@ximblox/site/registry'],
  ['server/kernel/c.ts', '@ximblox/blocks/render/page'],
  ['server/kernel/d.ts', '../features/pages/store.ts'],
  ['server/kernel/http/a.ts', '../../features/users/store.ts'],
  ['server/features/settings/a.ts', '../tags/store.ts'],
  ['server/kernel/app-context.ts', '../features/media/store.ts'],
  ['server/features/bin/a.ts', '../audit/store.ts'],
  ['server/features/media/a.ts', '../users/store.ts'],
  ['server/features/users/a.ts', '../auth/store.ts'],
  ['server/features/auth/a.ts', '../pages/store.ts'],
  ['server/features/pages/a.ts', '../publication/store.ts'],
  ['server/features/pages/b.ts', '../../app/create-server.ts'],
  ['server/kernel/errors/errors.ts', '../../app/start/start.ts'],
  ['blocks/e.ts', './test/valid-props.ts'],
  ['server/features/pages/c.ts', '../../test/cast.ts'],
  ['server/features/publication/a.ts', '../menus/store.ts'],
  ['server/features/menus/a.ts', '../search/store.ts'],
  ['server/features/public/a.ts', '../pages/store.ts'],
  ['server/features/public/b.ts', '../publication/store.ts'],
  ['server/features/public/c.ts', '../media/store.ts'],
  ['server/features/public/d.ts', '../users/store.ts'],
  ['server/features/public/e.ts', '../auth/store.ts'],
  ['admin/a.ts', '@ximblox/server'],
  ['admin/b.ts', '@ximblox/site/registry'],
  ['admin/base-path.ts', './ui/toast.ts'],
  ['admin/i18n/a.ts', '../errors/use-message.ts'],
  ['admin/ui/a.ts', '../api/client.tsx'],
  ['admin/errors/a.ts', '../session/use-session.ts'],
  ['admin/errors/b.ts', '../ui/toast.ts'],
  ['admin/api/a.ts', '../settings/use-settings.ts'],
  ['admin/list/a.ts', '../session/use-session.ts'],
  ['admin/session/a.ts', '../settings/use-settings.ts'],
  ['admin/settings/a.ts', '../pages/use-locale-name.ts'],
  ['admin/pages/a.ts', '../publication/use-page-call.ts'],
  ['admin/users/a.ts', '../profile-image/profile-image.tsx'],
  ['admin/media/a.ts', '../comparison/picture.ts'],
  ['admin/media/b.ts', '../screens/media/library-screen.tsx'],
  ['admin/media/c.ts', '../shell/shell.tsx'],
  ['admin/comparison/a.ts', '../editor/state/state.ts'],
  ['admin/screens/users/a.ts', '../roles/role-dialog.tsx'],
  ['admin/screens/users/b.ts', '../../editor/workspace.ts'],
  ['admin/screens/users/c.ts', '../../shell/shell.tsx'],
  ['admin/screens/users/d.ts', '../../routes.tsx'],
  ['admin/shell/a.ts', '../editor/workspace.ts'],
  ['admin/editor/workspace.ts', './validation/focus-target.ts'],
  ['admin/editor/render-data/a.ts', '../workspace.ts'],
  ['admin/editor/validation/a.ts', '../fields/field-form.tsx'],
  ['admin/editor/links/a.ts', '../fields/field-form.tsx'],
  ['admin/editor/fields/a.ts', '../address/slug-field.tsx'],
  ['admin/editor/address/a.ts', '../settings/save-settings.tsx'],
  ['admin/editor/seo/a.ts', '../open-points/open-points-note.tsx'],
  ['admin/editor/open-points/a.ts', '../publication/use-stored.ts'],
  ['admin/editor/publication/a.ts', '../top-bar/top-bar.tsx'],
  ['admin/editor/top-bar/a.ts', '../overview/overview-tab.tsx'],
  ['admin/editor/overview/a.ts', '../editor-tabs.tsx'],
  ['admin/editor/overview/b.ts', '../../screens/pages/page-list-screen.tsx'],
  ['admin/editor/canvas/document/a.ts', '../../outline/outline.tsx'],
  ['admin/editor/canvas/document/b.ts', '../canvas-frame.tsx'],
  ['admin/editor/canvas/document/c.ts', '../../../ui/toast.ts'],
  ['admin/editor/outline/a.ts', '../canvas/document/actions.ts'],
  ['admin/editor/state/a.ts', '../workspace.ts'],
  ['admin/editor/rich-text/a.ts', '../state/store.ts'],
  ['site-kit/a.ts', '@ximblox/server'],
  ['site-kit/b.ts', '@ximblox/site/views'],
  ['site-kit/c.ts', 'node:fs'],
  ['admin/c.ts', '@ximblox/site-kit/paging'],
  ['server/kernel/e.ts', '@ximblox/site-kit/sitemap'],
  ['site/a.ts', '@ximblox/server/pages/store'],
  ['site/b.ts', '@ximblox/server'],
  ['site/c.ts', '@ximblox/blocks/fields/plain'],
  ['site/rules/a.ts', '@ximblox/contract/locales'],
  ['site/a.ts', 'ximblox/testing'],
  ['site/blocks/c.tsx', '@ximblox/site-kit/paging'],
  ['site/theme/b.script.ts', '@ximblox/site-kit/forms/enhance-forms'],
  ['site/handlers/a.ts', '@ximblox/contract/errors'],
  ['ximblox/index.ts', '@ximblox/admin'],
  ['ximblox/index.ts', '@ximblox/server'],
  ['ximblox/views.ts', './site/define-server.ts'],
  ['ximblox/project/a.ts', '@ximblox/admin'],
  ['create-ximblox/a.ts', '@ximblox/contract/locales'],
  ['site/theme/a.ts', '../blocks/hero/hero.tsx'],
  ['site/blocks/a.ts', '../page-types/news/news.page-type.ts'],
  ['site/blocks/b.ts', '../ximblox.config.ts'],
  ['site/messages/a.ts', '../theme/assets.ts'],
  ['e2e/a.ts', '@ximblox/server'],
  ['e2e/b.ts', '@ximblox/blocks/registry'],
  ['bench/a.ts', '@ximblox/admin'],
  ['scripts/a.ts', '@ximblox/contract/pages'],
]

const allowedImports: [file: string, specifier: string][] = [
  ['contract/ok-a.ts', 'zod/mini'],
  ['contract/ok-b.test.ts', 'vitest'],
  ['blocks/ok-a.ts', '@ximblox/contract/pages'],
  ['blocks/render/ok-a.ts', 'react-dom/server'],
  ['server/kernel/ok-a.ts', '@ximblox/blocks/registry'],
  ['server/app/create-server.ts', '../features/publication/routes.ts'],
  ['server/app/start/first-run.ts', '../../features/accounts/passwords.ts'],
  ['site/ok-b.test.ts', '@ximblox/blocks/test/valid-props'],
  ['server/features/publication/ok-a.ts', '../pages/store.ts'],
  ['server/features/public/ok-a.ts', '../settings/store.ts'],
  ['server/features/pages/ok-a.db.test.ts', '../../test/cast.ts'],
  ['admin/ok-a.ts', '@ximblox/blocks/render/page'],
  ['admin/editor/canvas/document/ok-a.ts', '../bridge.ts'],
  ['admin/editor/canvas/document/ok-b.ts', '../../state/store.ts'],
  ['admin/editor/canvas/document/ok-c.ts', '../../rich-text/extensions.ts'],
  ['admin/media/ok-a.ts', '../pages/use-locale-name.ts'],
  ['admin/screens/users/ok-a.ts', '../../media/media-dialogs.tsx'],
  ['admin/shell/ok-a.ts', '../screens/pages/page-list-screen.tsx'],
  ['admin/routes.tsx', './editor/editor-screen.tsx'],
  ['admin/editor/page-store.tsx', './render-data/render-data.ts'],
  ['admin/editor/outline/ok-a.ts', '../state/store.ts'],
  ['admin/editor/outline/ok-b.ts', '../canvas/bridge.ts'],
  ['admin/editor/publication/ok-a.ts', '../../publication/page-state.ts'],
  ['site/ok-a.ts', 'ximblox/server'],
  ['ximblox/project/ok-a.ts', '@ximblox/server/build'],
  ['create-ximblox/ok-a.ts', 'node:fs'],
  ['site/ximblox.config.ts', './blocks/hero/hero.block.ts'],
  ['site/page-types/ok-a.ts', '../blocks/names-page.ts'],
  ['site/blocks/ok-a.tsx', 'ximblox/views'],
  ['site/blocks/ok-b.test.ts', 'ximblox/testing'],
  ['site-kit/ok-a.ts', '@ximblox/blocks/render/page-view'],
  ['site-kit/ok-b.ts', 'react-dom/server'],
  ['e2e/ok-a.ts', '@ximblox/contract/client'],
  ['scripts/ok-a.ts', '@ximblox/e2e/browser'],
]

const otherViolations: [file: string, source: string, rule: string][] = [
  ['server/any.ts', 'export const x = (y: any) => String(y)\n', 'typescript(no-explicit-any)'],
  [
    'contract/square.ts',
    "export const trimmed = (text: string): string => text.replace(/-+$/, '')\n",
    'ximblox(linear-expressions)',
  ],
  ['server/double.ts', 'export const x = 1 as unknown as string\n', 'ximblox(no-double-assertion)'],
  [
    'server/floating.ts',
    'export function x() {\n  Promise.resolve(1)\n}\n',
    'typescript(no-floating-promises)',
  ],
  [
    'server/misused.ts',
    'export const x = () => [1].forEach(async () => {})\n',
    'typescript(no-misused-promises)',
  ],
  ['server/own.test.ts', "it('x', () => expect.poll(y, { timeout: 5 }).toBe(1))\n", ownTimeout],
  ['server/waiting.db.test.ts', "it('x', () => vi.waitFor(() => expect(y).toBe(1)))\n", ownTimeout],
  ['server/slow.test.ts', "it.each([1])('x', () => expect(y).toBe(1), 60_000)\n", ownTimeout],
  [
    'server/limited.test.ts',
    "describe('x', { timeout: 5 }, () => it('x', () => expect(y).toBe(1)))\n",
    ownTimeout,
  ],
  ['e2e/click.e2e.ts', "it('x', () => expect(page.click('y', { timeout: 5 })).toBe(1))\n", ownTimeout],
  ['e2e/patient.ts', 'export const x = (page: any) => page.setDefaultTimeout(5)\n', ownTimeout],
  ['scripts/pack/launch.ts', 'export const x = () => chromium.launch()\n', ownTimeout],
  ['server/star.ts', "export * from './any.ts'\n", 'ximblox(no-export-all)'],
  ['server/environment.ts', 'export const x = process.env.PORT\n', 'node(no-process-env)'],
  [
    'server/global.ts',
    "import { env } from 'node:process'\nexport const x = env\n",
    'eslint(no-restricted-imports)',
  ],
  ['server/console.ts', "console.log('x')\nexport const x = 1\n", 'eslint(no-console)'],
  ['server/suppressed.ts', '// @ts-expect-error\nexport const x: string = 1\n', 'typescript(ban-ts-comment)'],
  ['server/non-null.ts', 'export const x = (y?: number) => y!\n', 'typescript(no-non-null-assertion)'],
  ['server/mutable.ts', 'export let x = 1\nx = 2\n', 'import(no-mutable-exports)'],
  ['server/oversize.ts', lines(351), 'eslint(max-lines)'],
  ['server/oversize.test.ts', lines(601), 'eslint(max-lines)'],
  [
    'server/cycle-one.ts',
    "import { b } from './cycle-two.ts'\nexport const a = () => b\n",
    'import(no-cycle)',
  ],
  [
    'server/cycle-two.ts',
    "import { a } from './cycle-one.ts'\nexport const b = () => a\n",
    'import(no-cycle)',
  ],
  [
    'server/type.ts',
    "import { Shape } from './shape.ts'\nexport const x = (shape: Shape) => shape\n",
    'typescript(consistent-type-imports)',
  ],
]

const cleanSources: [file: string, source: string][] = [
  ['server/kernel/config/config.ts', 'export const x = process.env.PORT\n'],
  ['server/shape.ts', 'export interface Shape {\n  x: number\n}\n'],
  ['server/long-enough.ts', lines(350)],
  ['server/of-product.test.ts', "it('x', () => expect(run('y', { timeout: 5 })).toBe(1))\n"],
  ['server/limit.test.ts', "it('x', () => expect(test.app.db.limit(1)).toBe(1))\n"],
]

const reported: Record<string, string[]> = {}

beforeAll(async () => {
  for (const name of ['oxlint.config.ts', 'tsconfig.json', 'package.json', '.gitignore', 'scripts/lint'])
    cpSync(join(root, name), join(tree, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  for (const [file, specifier] of [...refusedImports, ...allowedImports]) plant(file, uses(specifier))
  for (const [file, source] of [...otherViolations, ...cleanSources]) plant(file, source)
  Object.assign(reported, await lint())
})

describe('the linter reports', () => {
  test.each(refusedImports)('%s importing %s', file => {
    expect(reported[file]).toEqual([zone])
  })

  test.each(otherViolations)('%s', (file, _source, rule) => {
    expect(reported[file]).toContain(rule)
  })
})

describe('the linter accepts', () => {
  test.each(allowedImports)('%s importing %s', file => {
    expect(reported[file]).toBeUndefined()
  })

  test.each(cleanSources)('%s', file => {
    expect(reported[file]).toBeUndefined()
  })
})

function plant(file: string, source: string) {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), source)
}

async function lint(): Promise<Record<string, string[]>> {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  // The linter exits with 1 because of the violations. The error contains its output.
  const run = promisify(execFile)(process.execPath, [oxlint, '-f', 'json', '.'], {
    cwd: tree,
    maxBuffer: 2 ** 24,
  })
  const { stdout } = await run.catch((error: { stdout: string }) => error)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] }
  const codes: Record<string, string[]> = {}
  for (const { filename, code } of diagnostics) (codes[filename] ??= []).push(code)
  return codes
}
