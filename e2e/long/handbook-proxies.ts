import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a configuration of the handbook has to be adapted to. */
export interface Site {
  port: number
  /** Host and port of each node. */
  nodes: readonly string[]
  certificate: { chain: string; key: string; both: string }
  /** For what the proxy writes. */
  folder: string
}

export interface HandbookProxy {
  name: string
  /** The program, which prints its version with this argument. */
  command: string
  versionArgument: string
  /** The page of the handbook that has the configuration. */
  page: string
  /** The configuration as the program can load it here. */
  configFor(site: Site): Promise<string>
  /** The arguments with which it stays in the foreground. */
  argumentsFor(file: string): string[]
}

const host = 'example.org'
const single = 'proxies.md'
const several = 'nodes.md'

/** The proxies that the handbook configures for one node, or for two. */
export const handbookProxies = (nodes: 'one node' | 'two nodes'): HandbookProxy[] =>
  nodes === 'one node' ? [nginx(single), caddy(single)] : [nginx(several), haproxy(several), caddy(several)]

const nginx = (page: string): HandbookProxy => ({
  name: 'nginx',
  command: 'nginx',
  versionArgument: '-v',
  page,
  configFor: async ({ port, nodes, certificate, folder }) => {
    const config = replaceAll(await blockOf(page, 'nginx'), [
      ...addresses(page, nodes),
      ['listen 443 ', `listen 127.0.0.1:${port} `],
      [/\/etc\/\S+fullchain\.pem/, certificate.chain],
      [/\/etc\/\S+privkey\.pem/, certificate.key],
    ])
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    const paths = temporary.map(name => `${name}_temp_path ${folder}/${name};`).join(' ')
    const user = process.getuid?.() === 0 ? 'user root;' : ''
    return `daemon off; ${user} pid ${folder}/pid; events {}\nhttp { access_log off; ${paths}\n${config}}\n`
  },
  argumentsFor: file => ['-c', file, '-e', 'stderr'],
})

const haproxy = (page: string): HandbookProxy => ({
  name: 'HAProxy',
  command: 'haproxy',
  versionArgument: '-v',
  page,
  configFor: async ({ port, nodes, certificate }) =>
    replaceAll(await blockOf(page, 'haproxy'), [
      ...addresses(page, nodes),
      ['bind :443 ', `bind 127.0.0.1:${port} `],
      [/\/etc\/haproxy\/\S+\.pem/, certificate.both],
    ]),
  argumentsFor: file => ['-db', '-f', file],
})

const caddy = (page: string): HandbookProxy => ({
  name: 'Caddy',
  command: 'caddy',
  versionArgument: 'version',
  page,
  configFor: async ({ port, nodes, certificate }) => {
    const own = `https://${host}:${port} {\n\tbind 127.0.0.1\n\ttls ${certificate.chain} ${certificate.key}`
    const config = replaceAll(await blockOf(page, 'caddy'), [...addresses(page, nodes), [`${host} {`, own]])
    return `{\n\tadmin off\n\tauto_https off\n}\n${config}`
  },
  argumentsFor: file => ['run', '--adapter', 'caddyfile', '--config', file],
})

type Replacement = readonly [from: string | RegExp, to: string]

const addresses = (page: string, nodes: readonly string[]): Replacement[] =>
  nodes.map((node, index) => [page === single ? '127.0.0.1:3000' : `10.0.0.${11 + index}:3000`, node])

/** Replaces each of these once, so that a test cannot pass with what the handbook no longer has. */
const replaceAll = (text: string, replacements: readonly Replacement[]): string =>
  replacements.reduce((former, [from, to]) => {
    const replaced = former.replace(from, to)
    if (replaced === former) throw new Error(`the handbook has no ${String(from)} in:\n${former}`)
    return replaced
  }, text)

const blockOf = async (page: string, language: string): Promise<string> => {
  const file = join(import.meta.dirname, '../../docs/guide/operators', page)
  const [, block] =
    new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'ms').exec(await readFile(file, 'utf8')) ?? []
  if (block === undefined) throw new Error(`${file} has no block of ${language}`)
  return block
}
