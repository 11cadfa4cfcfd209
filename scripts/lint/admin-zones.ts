import { rendering, type Zone, zonesInOrder } from './zone.ts'

/** The folders that screens share, from the bottom to the top. */
const shared = inAdmin([
  ['i18n'],
  ['errors'],
  ['ui'],
  ['api', 'list', 'parts'],
  ['session'],
  ['settings'],
  ['account', 'content-check', 'pages', 'publication', 'submissions', 'tags', 'users'],
  ['media', 'profile-image', 'shares'],
  ['comparison'],
])

/** A screen imports what is shared, and nothing of another screen. */
const screens = inAdmin([
  [
    'account',
    'api-tokens',
    'audit',
    'backups',
    'bin',
    'content-check',
    'dashboard',
    'jobs',
    'languages',
    'mails',
    'media',
    'menus',
    'pages',
    'registrations',
    'redirects',
    'requests',
    'roles',
    'search-index',
    'settings',
    'site-content',
    'status',
    'submissions',
    'synonyms',
    'tags',
    'users',
    'versions',
    'webhooks',
  ].map(name => `screens/${name}`),
])

/** The composition of the admin area: may import everything there; nothing imports it. */
const composition = inAdmin([['mount', 'router', 'routes', 'shell']])

/** The document that is edited, its formatted texts and what is pasted into them: no React, no admin area. */
const document = inAdmin([['editor/pasted-html'], ['editor/state', 'editor/rich-text']])

/** The features of the editor, from the bottom to the top; `editor` stands for the workspace and the other loose files. */
const features = inAdmin([
  ['editor/render-data'],
  ['editor'],
  ['editor/validation', 'editor/links', 'editor/clipboard', 'editor/picker', 'editor/shortcuts'],
  ['editor/canvas/canvas-commands', 'editor/canvas/canvas-texts'],
  ['editor/canvas/bridge', 'editor/fields', 'editor/translations'],
  ['editor/address', 'editor/canvas', 'editor/conflicts', 'editor/outline', 'editor/panel', 'editor/seo'],
  ['editor/leaving', 'editor/open-points', 'editor/use-save'],
  ['editor/publication', 'editor/settings', 'editor/find'],
  ['editor/top-bar', 'editor/side-panel'],
  ['editor/overview'],
])

/** The composition of the editor, in nesting order. */
const editor = inAdmin([
  ['editor/form-tab'],
  ['editor/lazy-form-tab'],
  ['editor/editor-notices', 'editor/editor-tabs', 'editor/preload'],
  ['editor/editor-workspace'],
  ['editor/opening'],
  ['editor/editor-screen'],
])

const base = [...rendering, 'admin', 'admin/lazy-module']
const belowScreens = [...base, ...shared.flat()]

export const adminZones: readonly Zone[] = [
  { path: 'admin', imports: rendering },
  // Of both documents.
  { path: 'admin/lazy-module', imports: [] },
  ...zonesInOrder(base, shared),
  // The dashboard lists the unsaved work that the journals of the editor hold.
  ...zonesInOrder([...belowScreens, ...document.flat()], screens),
  ...zonesInOrder(['contract', 'blocks'], document),
  ...zonesInOrder([...belowScreens, ...document.flat()], [...features, ...editor]),
  // A document of its own, which gets everything else through the bridge; nothing of the admin area runs in it.
  {
    path: 'admin/editor/canvas/document',
    imports: [...rendering, ...document.flat(), 'admin/lazy-module', 'admin/editor/canvas/bridge'],
  },
  ...composition.flat().map(path => ({
    path,
    imports: [...belowScreens, ...screens.flat(), 'admin/editor/editor-screen', ...composition.flat()],
  })),
]

function inAdmin(groups: string[][]): string[][] {
  return groups.map(group => group.map(name => `admin/${name}`))
}
