import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.mjs'
import { Refusal } from './say.mjs'

const minimum = 24

/** The Node that came with the packages where it runs, else this one when it is new enough. */
export function suitableNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const packaged = join(root, `node_modules/node-${system}-${process.arch}/bin/${file}`)
  // Asked rather than looked for: on a musl system the file is there and cannot run.
  if (spawnSync(packaged, ['--version']).status === 0) return packaged
  if (Number.parseInt(process.versions.node, 10) >= minimum) return process.execPath
  throw new Refusal(
    `Ximblox requires Node.js ${minimum} or newer; this is ${process.versions.node}. Install Node.js ${minimum}, then run this again.`,
  )
}
