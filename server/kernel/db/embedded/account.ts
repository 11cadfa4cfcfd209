import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { EmbeddedDatabaseError } from './errors.ts'

/** An account that the database server runs under, because PostgreSQL refuses to run as root. */
export interface Account {
  name: string
  uid: number
  gid: number
}

/** The account for the database server of this data folder. Undefined means our own. */
export function serverAccount(dataDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(dataDir, { throwIfNoEntry: false })?.uid
  const account = accountFrom(readFileSync('/etc/passwd', 'utf8'), owner)
  if (account) return account
  throw new EmbeddedDatabaseError(
    'PostgreSQL refuses to run as root, and this system has neither an account postgres nor nobody: create one, start as an ordinary user, or set DATABASE_URL.',
  )
}

/**
 * Prefers the owner of the data: a command run as root must not take the folder away from a service that runs as
 * another account. An arbitrary free uid would not work, because PostgreSQL looks its user up by name.
 */
export function accountFrom(passwd: string, owner?: number): Account | undefined {
  const accounts = passwd.split('\n').map(line => {
    const [name = '', , uid, gid] = line.split(':')
    return { name, uid: Number(uid), gid: Number(gid) }
  })
  const usable = accounts.filter(({ uid, gid }) => uid > 0 && Number.isInteger(gid))
  return (
    usable.find(({ uid }) => uid === owner) ??
    usable.find(({ name }) => name === 'postgres') ??
    usable.find(({ name }) => name === 'nobody')
  )
}

/** True when the account may enter the folder and all folders above it. */
export function canEnter(account: Account | undefined, folder: string): boolean {
  if (!account) return true
  const { uid, gid, mode } = statSync(folder)
  const searchBit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
  if ((mode & searchBit) === 0) return false
  const parent = dirname(folder)
  return parent === folder || canEnter(account, parent)
}
