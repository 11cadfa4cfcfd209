import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { canonicalEmail } from '@ximblox/contract/formats/email-address'
import { messageOf } from '@ximblox/contract/messages/message-of'
import { newPasswordErrors } from '../../features/accounts/new-password.ts'
import { findFirstLogin, insertFirstUser } from '../../features/accounts/user-store.ts'
import { createMissingGlobals } from '../../features/globals/create-missing.ts'
import { insertMissingMenus } from '../../features/menus/store.ts'
import { hasRoles, insertRoles, lockFirstRun } from '../../features/roles/store.ts'
import { readLocales, writeFirstSetting } from '../../features/settings/store.ts'
import type { Config } from '../../kernel/config/config.ts'
import type { Database } from '../../kernel/db/pool.ts'
import { StartError } from '../../kernel/errors/start-error.ts'
import { writeOnce } from '../../kernel/files/write-once.ts'
import { hashPassword } from '../../kernel/passwords.ts'
import type { SiteConfig } from '../../kernel/site-config.ts'
import { defaultRoles } from './default-roles.ts'

/** The generated password is stored here until the first login. Only the owner of the file can read it. */
const passwordFile = (config: Config) => join(config.dataDir, 'first-password.txt')

/** The generated login, until someone has logged in with it. */
export interface FirstLogin {
  email: string
  password: string
}

/**
 * Prepares an empty database so that an administrator can log in. Running it twice, or twice at once, changes nothing.
 */
export const prepareFirstRun = async (
  db: Database,
  config: Config,
  site: SiteConfig,
): Promise<FirstLogin | undefined> => {
  await writeFirstSetting(db, 'locales', site.locales)
  const { availableLocales } = await readLocales(db)
  await insertMissingMenus(db, site.menus, availableLocales)
  await db
    .transaction()
    .execute(trx => createMissingGlobals(trx, site.registry, availableLocales, new Date()))
  if (!(await hasRoles(db))) {
    await insertFirstAdministrator(
      db,
      canonicalEmail(config.admin.email),
      givenPassword(config) ?? (await generatedPassword(config)),
    )
  }
  return pendingLogin(db, config)
}

/** After another password was set, the generated one must not be printed any more. */
export const forgetFirstLogin = async (db: Database, config: Config, email: string): Promise<void> => {
  const first = await pendingLogin(db, config)
  if (first?.email === canonicalEmail(email)) await rm(passwordFile(config), { force: true })
}

const firstName = 'Administrator'

/** Returns the password from the settings. Throws one line that names each rule it breaks. */
const givenPassword = ({ admin: { email, password } }: Config): string | undefined => {
  if (password === undefined) return undefined
  const errors = newPasswordErrors({ password, confirm: password, about: [email, firstName] })
  if (errors.length > 0)
    throw new StartError(
      `invalid setting: ADMIN_PASSWORD: ${errors.map(error => messageOf('en', error)).join('; ')}`,
    )
  return password
}

/**
 * Writes the file before the account exists, so that an interrupted start cannot leave an account whose password nobody
 * knows.
 */
const generatedPassword = async (config: Config): Promise<string> => {
  const file = passwordFile(config)
  await writeOnce(file, `${randomBytes(12).toString('base64url')}-X9\n`)
  return (await readFile(file, 'utf8')).trim()
}

const insertFirstAdministrator = async (db: Database, email: string, password: string) => {
  const passwordHash = await hashPassword(password)
  await db.transaction().execute(async trx => {
    await lockFirstRun(trx)
    if (await hasRoles(trx)) return
    const inserted = await insertRoles(trx, defaultRoles)
    const administrator = inserted.find(role => role.name === 'Administrator')
    if (!administrator) throw new Error('the administrator role was not created')
    await insertFirstUser(trx, {
      email,
      passwordHash,
      roleID: administrator.id,
      name: firstName,
    })
  })
}

const pendingLogin = async (db: Database, config: Config): Promise<FirstLogin | undefined> => {
  const file = passwordFile(config)
  if (!existsSync(file)) return undefined
  const first = await findFirstLogin(db)
  if (first.lastLoginAt === null)
    return { email: first.email, password: (await readFile(file, 'utf8')).trim() }
  await rm(file)
  return undefined
}
