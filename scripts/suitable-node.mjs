import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.mjs'
import { Refusal } from './say.mjs'

const minimum = 24

/** The Node installed with the packages if it can run, or this one if it is new enough. */
export function suitableNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const packaged = join(root, `node_modules/node-${system}-${process.arch}/bin/${file}`)
  // Runs it instead of checking for the file, because on a musl system the file exists and cannot run.
  if (spawnSync(packaged, ['--version']).status === 0) return packaged
  if (Number.parseInt(process.versions.node, 10) >= minimum) return process.execPath
  throw new Refusal(
    `Ximblox requires Node.js ${minimum} or newer; this is ${process.versions.node}. Install Node.js ${minimum}, then run this again.`,
  )
}
