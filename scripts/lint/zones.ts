import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import { adminZones } from './admin-zones.ts'
import { rendering, type Zone, zonesInOrder } from './zone.ts'

/** A feature of the server imports only from the groups before its own. */
const featureOrder = [
  ['settings', 'tags', 'roles', 'backup'],
  ['mail'],
  ['accounts'],
  ['media'],
  ['users'],
  ['auth'],
  ['pages'],
  ['publication'],
  ['api-tokens', 'audit', 'bin', 'history', 'held-values', 'preview', 'content-check', 'failed-jobs'],
  ['menus', 'globals', 'search', 'forms'],
  ['addresses', 'locales'],
  [
    'bulk',
    'cdn',
    'overview',
    'privacy',
    'redirects',
    'transfer',
    'metrics',
    'webhooks',
    'hooks',
    'site-calls',
  ],
  ['status'],
].map(group => group.map(name => `server/${name}`))

const kernel = ['contract', 'blocks', 'blocks/render/page-view', 'server']

/** The composition of the server: may import everything there; no feature may import it. */
const composition = [
  'app',
  'background-work',
  'built-site',
  'build',
  'cli',
  'dev',
  'first-run',
  'housekeeping',
  'index',
  'open-app',
  'routes',
  'run',
  'start',
  'start-duties',
  'starter-content',
  'test',
].map(name => `server/${name}`)
const wholeServer = [
  ...kernel,
  ...featureOrder.flat(),
  'server/features/public',
  'server/features/headless',
  ...composition,
]

/** The folders of a site: each may import those before it. */
const siteFolders = ['messages', 'globals', 'rules', 'forms', 'theme', 'blocks', 'page-types'].map(name => [
  `site/${name}`,
])
const entryPoints = (...names: string[]) => names.map(name => `ximblox/${name}`)
const siteSurface = entryPoints('index', 'views', 'document', 'script')
const allOfSite = ['site', ...siteFolders.flat(), 'site/handlers']
const umbrella = [...siteSurface, ...entryPoints('admin', 'admin-parts', 'calls', 'server', 'project')]

/** The architecture: contract ← blocks ← {server, admin, site-kit} ← site; e2e and bench speak HTTP. */
const zones: readonly Zone[] = [
  { path: 'contract', imports: [], packages: ['zod'] },
  { path: 'blocks', imports: ['contract', 'blocks/render/page-view'], packages: ['zod'] },
  {
    path: 'blocks/render',
    imports: ['contract', 'blocks', 'blocks/render/page-view'],
    packages: ['zod', 'react', 'react-dom'],
  },
  { path: 'blocks/render/page-view', imports: ['contract', 'blocks'], packages: [] },
  {
    path: 'blocks/test',
    imports: ['contract', 'blocks', 'blocks/render', 'blocks/render/page-view'],
    packages: ['zod'],
  },
  { path: 'server', imports: kernel },
  ...zonesInOrder(kernel, featureOrder),
  // Visitors' pages come from the live views alone, so the features that know drafts are out of reach.
  {
    path: 'server/features/public',
    imports: [...kernel, 'server/features/settings', 'server/features/tags'],
  },
  // Other programs get the attributes that the renderer gives to images and links.
  {
    path: 'server/features/headless',
    imports: [...kernel, 'blocks/render', 'server/features/settings', 'server/features/pages'],
  },
  ...composition.map(path => ({ path, imports: wholeServer })),
  ...adminZones,
  { path: 'site-kit', imports: rendering, packages: ['react', 'react-dom'] },
  // Each entry point of the umbrella is for one world: data for all, views, browser, server.
  { path: 'ximblox/index', imports: ['contract', 'blocks', 'site-kit', 'ximblox/site'] },
  { path: 'ximblox/views', imports: [...rendering, 'site-kit'] },
  { path: 'ximblox/document', imports: [...rendering, 'site-kit', 'ximblox/site'] },
  { path: 'ximblox/admin', imports: ['admin', 'ximblox/site'] },
  {
    path: 'ximblox/admin-parts',
    imports: [
      'contract',
      ...['api', 'errors', 'i18n', 'list', 'parts', 'session', 'ui'].map(folder => `admin/${folder}`),
    ],
    packages: [],
  },
  { path: 'ximblox/calls', imports: ['contract'], packages: ['zod'] },
  { path: 'ximblox/server', imports: ['contract', 'server/index', 'ximblox/site'] },
  { path: 'ximblox/site', imports: [...rendering, 'site-kit', 'admin', 'server/index'] },
  { path: 'ximblox/entries', imports: [...rendering, 'site-kit', 'admin', 'ximblox/site'] },
  { path: 'ximblox/entries/start', imports: ['server/index', 'ximblox/site'] },
  { path: 'ximblox/testing', imports: ['ximblox/site'] },
  { path: 'ximblox/bin', imports: ['ximblox/project'] },
  { path: 'ximblox/script', imports: ['site-kit'] },
  {
    path: 'ximblox/project',
    imports: ['blocks', 'server/index', 'server/app/build', 'server/app/dev', 'ximblox/site'],
  },
  // The site is one like any other: of the product it imports what every site may.
  { path: 'site', imports: [...allOfSite, ...umbrella] },
  ...zonesInOrder(siteSurface, siteFolders),
  {
    path: 'site/handlers',
    imports: ['site/messages', 'site/rules', 'site/forms', ...entryPoints('index', 'server')],
  },
  { path: 'site/test', imports: [...allOfSite, ...umbrella] },
  { path: 'e2e', imports: ['contract'] },
  { path: 'bench', imports: ['contract'] },
  { path: 'scripts', imports: ['e2e'] },
  { path: 'create-ximblox', imports: [], packages: ['node:'] },
]

/** Why `file`, a path from the root, may not import `specifier`; nothing when it may. */
export function importRefusal(file: string, specifier: string): string | undefined {
  const from = zoneOf(file)
  if (!from) return
  const path = pathOf(file, specifier)
  if (path === undefined) return packageRefusal(from, file, packageOf(specifier))
  if (path.startsWith('../')) return `${specifier} is outside the repository`
  if (packageOf(path) === packageOf(file))
    return specifier.startsWith('.')
      ? zoneRefusal(from, file, path)
      : 'own files are imported by relative path'
  if (specifier.startsWith('.')) return 'another package is imported by its name'
  return zoneRefusal(from, file, path)
}

function zoneRefusal(from: Zone, file: string, path: string): string | undefined {
  const to = zoneOf(path)
  if (!to || to === from || from.imports.includes(to.path)) return
  if (isTest(file) && [`${packageOf(file)}/test`, 'blocks/test', 'ximblox/testing'].includes(to.path)) return
  return `${from.path} may not import ${to.path}`
}

function packageRefusal(from: Zone, file: string, name: string): string | undefined {
  if (!from.packages || from.packages.includes(name)) return
  if (isTest(file) && ['vitest', 'fast-check', 'node:'].includes(name)) return
  return `${from.path} may not import ${name === 'node:' ? 'built-in modules' : `the package ${name}`}`
}

function zoneOf(path: string): Zone | undefined {
  const stem = path.replace(/\.[a-z.]+$/, '')
  return zones
    .filter(zone => stem === zone.path || stem.startsWith(`${zone.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0]
}

/** The path from the root that a specifier of ours means; nothing for packages from elsewhere. */
function pathOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  const path = specifier.startsWith('@ximblox/') ? specifier.slice('@ximblox/'.length) : specifier
  if (path === specifier && packageOf(path) !== 'ximblox') return
  return path.includes('/') ? path : `${path}/index`
}

function packageOf(specifier: string): string {
  if (isBuiltin(specifier)) return 'node:'
  const [scope = '', name] = specifier.split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}

/** Tests, and what is there for them alone. */
function isTest(file: string): boolean {
  return /\.(test|long)\.tsx?$|\/test\//.test(file)
}
