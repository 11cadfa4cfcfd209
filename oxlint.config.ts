import { defineConfig } from 'oxlint'

const tests = ['**/*.test.{ts,tsx,mjs}', '**/*.e2e.ts']
/** What the tests are made of; long programs measure. */
const testing = [...tests, 'e2e/**', 'scripts/pack/**', 'server/test/**']
const programs = ['scripts/**', 'bench/**', 'e2e/**', 'server/test/**', '*.config.ts']

export default defineConfig({
  plugins: [
    'eslint',
    'typescript',
    'import',
    'oxc',
    'unicorn',
    'promise',
    'node',
    'react',
    'jsx-a11y',
    'vitest',
  ],
  jsPlugins: ['./scripts/lint/plugin.ts'],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  // Its files are a project only together, see create-ximblox/write-project.ts; the pack test checks them.
  ignorePatterns: ['**/dist', '**/*.generated.ts', 'data', 'create-ximblox/templates'],
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    'ximblox/import-zones': 'error',
    'ximblox/no-export-all': 'error',
    'ximblox/no-double-assertion': 'error',
    'import/no-cycle': 'error',
    'import/no-mutable-exports': 'error',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css', '@fastify/*'] }],
    'max-lines': ['error', { max: 350 }],
    'no-console': 'error',
    'no-restricted-imports': [
      'error',
      {
        paths: [
          ...['process', 'node:process'].map(name => ({ name, message: 'Use the global process.' })),
          {
            name: 'react',
            importNames: ['lazy'],
            message: 'It remembers a failed attempt: use lazyComponent or lazyPart of the admin area.',
          },
        ],
      },
    ],
    'node/no-process-env': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-import-type-side-effects': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'typescript/consistent-return': 'off',
    'typescript/unbound-method': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'import/no-named-as-default-member': 'off',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-useless-spread': 'off',
    'react/react-in-jsx-scope': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/no-standalone-expect': 'off',
    'vitest/no-restricted-vi-methods': ['error', { mock: null, doMock: null, stubGlobal: null }],
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect*', 'fc.assert'] }],
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
  },
  overrides: [
    {
      files: ['{blocks,contract,server,site}/**'],
      rules: { 'ximblox/linear-expressions': 'error' },
    },
    {
      files: [...tests, '{blocks,contract,server,site}/test/**', 'server/app/build/**'],
      rules: { 'ximblox/linear-expressions': 'off' },
    },
    { files: tests, rules: { 'max-lines': ['error', { max: 600 }], 'node/no-process-env': 'off' } },
    { files: testing, rules: { 'ximblox/no-own-timeout': 'error' } },
    {
      files: ['**/*.long.ts', 'e2e/long/**', 'e2e/browser.ts', '{e2e,server/test}/eventually.ts'],
      rules: { 'ximblox/no-own-timeout': 'off' },
    },
    {
      files: ['e2e/save-failures.ts'],
      rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
    },
    { files: ['admin/ui/lazy-component.ts'], rules: { 'no-restricted-imports': 'off' } },
    { files: programs, rules: { 'no-console': 'off', 'node/no-process-env': 'off' } },
    // The canvas is our own document, which the editor shares objects with; the sandbox that allows it is none.
    { files: ['admin/editor/canvas/canvas-frame.tsx'], rules: { 'react/iframe-missing-sandbox': 'off' } },
    // Its channels reach our own tabs alone, and take no origin.
    {
      files: ['admin/editor/state/journal/locks*.ts'],
      rules: { 'unicorn/require-post-message-target-origin': 'off' },
    },
    // External players and embeds need their scripts and their own origin. The cover that their frame shows first is our own
    // document, of which only the title varies, and our policy forbids inline scripts in it.
    {
      files: ['site/blocks/video/external-video.tsx', 'site/blocks/embed/embedded-frame.tsx'],
      rules: { 'react/iframe-missing-sandbox': 'off' },
    },
    // Editors decide whether a film needs captions; one without speech has none.
    { files: ['site/blocks/video/own-video.tsx'], rules: { 'jsx-a11y/media-has-caption': 'off' } },
    // It scrolls sideways on a phone, and not every browser makes such an element reachable by keyboard.
    { files: ['site/blocks/table/table.tsx'], rules: { 'jsx-a11y/no-noninteractive-tabindex': 'off' } },
    // No native element is a virtualised list with drag and drop and multiple selection; the list handles its own keys.
    {
      files: ['admin/media/library/files/file-{list,option}.tsx'],
      rules: {
        'jsx-a11y/prefer-tag-over-role': 'off',
        'jsx-a11y/interactive-supports-focus': 'off',
        'jsx-a11y/click-events-have-key-events': 'off',
        'react/incompatible-library': 'off',
      },
    },
    {
      files: ['server/kernel/config/config.ts', 'server/kernel/config/read-environment.ts'],
      rules: { 'node/no-process-env': 'off' },
    },
    {
      files: [
        'server/app/cli/**',
        'server/app/start/run.ts',
        'create-ximblox/bin.ts',
        'ximblox/bin.ts',
        'ximblox/project/run-project.ts',
        'server/kernel/db/generate-types.ts',
        'server/app/dev/**',
        'blocks/render/report.ts',
        'admin/report-failure.ts',
      ],
      rules: { 'no-console': 'off' },
    },
  ],
})
